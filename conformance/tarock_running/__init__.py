"""What every command needs before its own work begins.

``process`` is the command as a process: streams, signals, memory, clock, progress, exit codes. ``inputs`` checks what a
command line names against what exists, and ``outputs`` says where files go. Nothing here knows a command.
"""
