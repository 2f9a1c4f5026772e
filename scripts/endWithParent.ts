// Loaded into a child process ahead of its own program, with its standard input a pipe from the parent. The pipe closes
// when the parent is gone, even if it was killed and could do nothing about its children any more.
process.stdin.on('end', () => process.kill(process.pid, 'SIGTERM')).resume();
