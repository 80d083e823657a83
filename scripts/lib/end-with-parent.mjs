// This module is preloaded into server and worker, which would otherwise outlive a killed start script and
// keep its port and database. Processes that Next forks are left alone, because they need their IPC channel.
if (process.channel && /(^|[\\/])(server|worker)\.ts$/.test(process.argv[1] ?? '')) {
  process.on('disconnect', () => {
    process.kill(process.pid, 'SIGTERM')
    setTimeout(() => process.kill(process.pid, 'SIGKILL'), 8000).unref()
  })
  process.channel.unref()
}
