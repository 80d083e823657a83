import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { dataDirectory } from './paths.mjs'
import { processIdentity } from './process-identity.mjs'

const folder = () => join(dataDirectory(), 'processes')

/**
 * Notes a process we started, so that the next start can end it if we are killed before we do.
 * @param {number} pid
 */
export const noteProcess = (pid) => {
  mkdirSync(folder(), { recursive: true })
  writeFileSync(join(folder(), String(pid)), processIdentity(pid) ?? '')
}

/** @param {number} pid */
export const forgetProcess = (pid) => rmSync(join(folder(), String(pid)), { force: true })

/**
 * Ends the processes of a start that was killed; only the very processes it noted, never a later one with the
 * number.
 */
export const endOrphans = () => {
  if (!existsSync(folder())) return
  for (const name of readdirSync(folder())) {
    const identity = readFileSync(join(folder(), name), 'utf8')
    if (identity && processIdentity(Number(name)) === identity) process.kill(Number(name), 'SIGKILL')
    forgetProcess(Number(name))
  }
}
