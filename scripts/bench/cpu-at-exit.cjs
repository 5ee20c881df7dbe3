/** Loaded before a process: writes the CPU that it took, in µs, to its fourth stream. */
process.on('exit', () => {
  const { user, system } = process.cpuUsage();
  require('node:fs').writeSync(3, String(user + system));
});
