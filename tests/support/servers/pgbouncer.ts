import { spawn } from 'node:child_process'
import { accessSync } from 'node:fs'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eventually } from '#tests/support/checks/eventually.ts'

const FOLDERS = [...(process.env.PATH ?? '').split(':'), '/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin']

export const pgbouncerPath = FOLDERS.map((folder) => join(folder, 'pgbouncer')).find((path) => {
  try {
    accessSync(path)
    return true
  } catch {
    return false
  }
})

export const startPgbouncer = async (path: string, database: URL, connections: number) => {
  const { freePort } = await import('#scripts/lib/free-port.mjs')
  const folder = await mkdtemp(join(tmpdir(), 'pgbouncer-'))
  const port = await freePort()
  const name = database.pathname.slice(1)
  const settings = [
    '[databases]',
    `${name} = host=${database.hostname} port=${database.port} dbname=${name} user=${database.username} password=${decodeURIComponent(database.password)}`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${port}`,
    'unix_socket_dir =',
    'auth_type = any',
    'pool_mode = transaction',
    `default_pool_size = ${connections}`,
    'server_idle_timeout = 1',
  ]
  const file = join(folder, 'pgbouncer.ini')
  await writeFile(file, settings.join('\n'))
  await chmod(folder, 0o755)
  // PgBouncer refuses to run as root.
  const asNobody = process.getuid?.() === 0 ? ['-u', 'nobody'] : []
  const child = spawn(path, ['-q', ...asNobody, file], { stdio: 'ignore' })
  await eventually('PgBouncer to listen', () => canConnect(port))
  const url = new URL(database)
  url.hostname = '127.0.0.1'
  url.port = String(port)
  return {
    url: url.href,
    stop: async () => {
      child.kill('SIGKILL')
      await rm(folder, { recursive: true, force: true })
    },
  }
}

const canConnect = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy()
      resolve(true)
    })
    socket.on('error', () => resolve(false))
  })
