"""The commands of `saboteur`, one file each."""
