import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { dataDirectory } from './paths.mjs'
import { processIdentity } from './process-identity.mjs'

const folder = () => join(dataDirectory(), 'processes')

/** Records the process, so that the next start can end it if this one is killed. @param {number} pid */
export const registerProcess = (pid) => {
  mkdirSync(folder(), { recursive: true })
  writeFileSync(join(folder(), String(pid)), processIdentity(pid) ?? '')
}

/** @param {number} pid */
export const unregisterProcess = (pid) => rmSync(join(folder(), String(pid)), { force: true })

/** Kills processes that a killed start script left running, unless another process now has the PID. */
export const endOrphans = () => {
  if (!existsSync(folder())) return
  for (const name of readdirSync(folder())) {
    const identity = readFileSync(join(folder(), name), 'utf8')
    if (identity && processIdentity(Number(name)) === identity) process.kill(Number(name), 'SIGKILL')
    unregisterProcess(Number(name))
  }
}
