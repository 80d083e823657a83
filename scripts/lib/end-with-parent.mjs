// Preloaded into server and worker, which must not outlive a killed start script with its port and database.
// Processes that Next forks inherit the preload but need their channel open.
if (process.channel && /(^|[\\/])(server|worker)\.ts$/.test(process.argv[1] ?? '')) {
  process.on('disconnect', () => {
    process.kill(process.pid, 'SIGTERM')
    setTimeout(() => process.kill(process.pid, 'SIGKILL'), 8000).unref()
  })
  process.channel.unref()
}
