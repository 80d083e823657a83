import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, dirname } from 'node:path'
import { problem } from './output.mjs'
import { inRoot } from './paths.mjs'

/** First release with built-in type stripping, `import.meta.main` and Argon2. */
const OLDEST = { major: 24, minor: 7 }

const isRecent = () => {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  return major > OLDEST.major || (major === OLDEST.major && minor >= OLDEST.minor)
}

/** On an older Node, reruns the command with the Node 24 that npm installed, and never returns. */
export const ensureNode24 = async () => {
  if (isRecent()) {
    endWithParent()
    // Tools that look for "node" on the PATH must find this Node.
    process.env.PATH = [dirname(process.execPath), process.env.PATH].join(delimiter)
    return
  }
  const os = process.platform === 'win32' ? 'win' : process.platform
  const bundled = inRoot(
    'node_modules',
    `node-${os}-${process.arch}`,
    'bin',
    os === 'win' ? 'node.exe' : 'node',
  )
  if (!existsSync(bundled)) {
    throw problem(
      `Node ${OLDEST.major}.${OLDEST.minor} or newer is needed; this is ${process.versions.node}, and there is no bundled Node for ${process.platform} ${process.arch}.\nInstall Node 24 from https://nodejs.org and run the command again.`,
    )
  }
  const child = spawn(bundled, process.argv.slice(1), {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, ORIGINATION_PARENT: '1' },
  })
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.on(signal, () => child.kill(signal))
  const code = await new Promise((resolve) => {
    child.on('error', () => resolve(1))
    child.on('exit', (exitCode, signal) => {
      if (signal) process.stderr.write(`\nended by ${signal}\n`)
      resolve(exitCode ?? 1)
    })
  })
  process.exit(code)
}

/** Returns whether the parent (an older Node, or demo:chain) has already run the install step. */
export const isRespawned = () => process.env.ORIGINATION_PARENT === '1'

const endWithParent = () => {
  if (!isRespawned() || !process.channel) return
  delete process.env.ORIGINATION_PARENT
  process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
  process.channel.unref()
}
