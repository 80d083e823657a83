import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, readlinkSync } from 'node:fs'

/** @param {number} pid */
export const isAlive = (pid) => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** Returns the start time (on Windows the PID), to detect a recycled PID. @param {number} pid */
export const processIdentity = (pid) => {
  if (!isAlive(pid)) return undefined
  if (process.platform === 'linux') {
    try {
      // The process name may contain spaces; after it, index 19 is field 22, the start time in clock ticks.
      const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
      const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
      return fields[0] === 'Z' ? undefined : `${boot}:${fields[19]}`
    } catch {
      return undefined
    }
  }
  if (process.platform === 'win32') return String(pid)
  return (
    spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).stdout.trim() || undefined
  )
}

/** Returns the command line, which shows whether a PID was recycled. @param {number} pid */
export const commandLine = (pid) => {
  if (process.platform === 'win32') return undefined
  try {
    if (process.platform === 'linux')
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
    return spawnSync('ps', ['-ww', '-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout
  } catch {
    return ''
  }
}

/** Returns whether a process works in the folder; false outside Linux. @param {string} folder */
export const isFolderInUse = (folder) => {
  if (process.platform !== 'linux') return false
  return readdirSync('/proc').some((name) => {
    try {
      return /^\d+$/.test(name) && readlinkSync(`/proc/${name}/cwd`) === folder
    } catch {
      return false
    }
  })
}
