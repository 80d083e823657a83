import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inRoot } from './paths.mjs'

/** Estimated milliseconds per build phase, in order; used until a build of this checkout has been timed. */
const TYPICAL_MS = { compile: 22_000, pages: 6_000, compress: 3_000 }

/** @typedef {keyof typeof TYPICAL_MS} Phase */

/** Writes the report that lib/server/build-report.ts reads for the waiting page. @param {string} [folder] */
export const openBuildReport = (folder = inRoot('.stamps')) => {
  const path = join(folder, 'build-report.json')
  const timesPath = join(folder, 'build-times.json')
  const expectedMs = { ...TYPICAL_MS, ...readTimes(timesPath) }
  /** @type {Partial<Record<Phase, number>>} */
  const times = {}
  /** @type {{ phase: Phase, since: number } | undefined} */
  let current

  const endPhase = () => {
    if (current) times[current.phase] = Math.max(1, Math.round(performance.now() - current.since))
  }
  const enter = (/** @type {Phase} */ phase) => {
    if (current?.phase === phase) return
    endPhase()
    current = { phase, since: performance.now() }
    replaceFile(path, { phase, phaseStartedAt: Date.now(), expectedMs })
  }
  return {
    enter,
    finish: () => {
      endPhase()
      replaceFile(timesPath, times)
      rmSync(path, { force: true })
    },
  }
}

/** @param {string} path @returns {Partial<Record<Phase, number>>} */
const readTimes = (path) => {
  try {
    /** @type {Record<string, unknown>} */
    const stored = JSON.parse(readFileSync(path, 'utf8'))
    return Object.fromEntries(
      Object.keys(TYPICAL_MS)
        .map((phase) => [phase, stored[phase]])
        .filter(([, ms]) => typeof ms === 'number' && ms > 0),
    )
  } catch {
    return {}
  }
}

/** @param {string} path @param {unknown} content */
const replaceFile = (path, content) => {
  // Servers may read the file at any moment, so a complete file is renamed into its place. A build does not
  // fail if its progress cannot be written.
  const unfinished = `${path}.${process.pid}`
  try {
    writeFileSync(unfinished, JSON.stringify(content))
    renameSync(unfinished, path)
  } catch {
    rmSync(unfinished, { force: true })
  }
}
