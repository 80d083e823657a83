import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { processIdentity } from './process-identity.mjs'

/** @param {string} path @returns {{ release: () => void, takenOver: boolean } | { holder: number }} */
export const takeLock = (path) => {
  mkdirSync(dirname(path), { recursive: true })
  const mine = JSON.stringify({ pid: process.pid, identity: processIdentity(process.pid) })
  for (let takenOver = false; ; takenOver = true) {
    try {
      writeFileSync(path, mine, { flag: 'wx', mode: 0o600 })
      const release = () => {
        if (readOrEmpty(path) === mine) rmSync(path, { force: true })
      }
      return { release, takenOver }
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
    }
    const content = readOrEmpty(path)
    const holder = liveHolder(content)
    if (holder) return { holder }
    // The lock belongs to a process that was killed.
    discardStale(path, content)
  }
}

/** @template T @param {string} path @param {() => Promise<T>} work */
export const withLock = async (path, work) => {
  let lock = takeLock(path)
  while ('holder' in lock) {
    await sleep(200)
    lock = takeLock(path)
  }
  try {
    return await work()
  } finally {
    lock.release()
  }
}

/** @param {string} text */
const liveHolder = (text) => {
  try {
    const { pid, identity } = JSON.parse(text)
    return processIdentity(pid) === identity ? Number(pid) : undefined
  } catch {
    return undefined
  }
}

/** @param {string} path @param {string} stale */
const discardStale = (path, stale) => {
  const aside = `${path}.${process.pid}`
  try {
    renameSync(path, aside)
  } catch {
    return
  }
  // Another process may have replaced the stale lock in the meantime; its lock is moved back.
  if (readOrEmpty(aside) === stale) rmSync(aside, { force: true })
  else renameSync(aside, path)
}

/** @param {string} path */
const readOrEmpty = (path) => {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
