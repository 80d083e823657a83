// Preloaded into the server and the worker: when the start script is killed outright, they must not live on
// with its port and its database. Processes that Next forks inherit the preload but need their channel open.
if (process.channel && /(^|[\\/])(server|worker)\.ts$/.test(process.argv[1] ?? '')) {
  process.on('disconnect', () => {
    process.kill(process.pid, 'SIGTERM')
    setTimeout(() => process.kill(process.pid, 'SIGKILL'), 8000).unref()
  })
  process.channel.unref()
}
