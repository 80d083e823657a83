import { relative } from 'node:path'
import { say } from './output.mjs'
import { ROOT } from './paths.mjs'

const FILES_NAMED = 10

/**
 * @typedef {{ file: string, seconds: number }} FileTime how long the tests of a file took, one after the
 *   other
 */

/**
 * @param {{ testResults: { name: string, startTime: number, endTime: number }[] }} report
 * @returns {FileTime[]}
 */
export const vitestTimes = ({ testResults }) =>
  testResults.map(({ name, startTime, endTime }) => ({
    file: relative(ROOT, name),
    seconds: (endTime - startTime) / 1000,
  }))

/**
 * @typedef {{ file: string, tests: { results: { duration: number }[] }[] }} TimedSpec
 * @typedef {{ suites?: TimedSuite[], specs: TimedSpec[] }} TimedSuite
 */

/**
 * @param {{ suites: TimedSuite[] }} report
 * @returns {FileTime[]}
 */
export const playwrightTimes = (report) => {
  /** @type {Map<string, number>} */
  const times = new Map()
  for (const { file, tests } of specsIn(report.suites))
    for (const { duration } of tests.flatMap(({ results }) => results))
      times.set(file, (times.get(file) ?? 0) + duration / 1000)
  return [...times].map(([file, seconds]) => ({ file: `tests/e2e/${file}`, seconds }))
}

/**
 * @param {readonly TimedSuite[]} suites
 * @returns {TimedSpec[]}
 */
const specsIn = (suites) => suites.flatMap(({ specs, suites: inner = [] }) => [...specs, ...specsIn(inner)])

/**
 * Says where the time went, for whoever makes it shorter next: each part, and the slowest files of all.
 * @param {readonly import('./run-checks.mjs').Result[]} results
 */
export const reportTimes = (results) => {
  const parts = results.map(({ name, seconds }) => `${name} ${Math.round(seconds)} s`)
  say(`\nIn all ${(performance.now() / 60_000).toFixed(1)} min after the install: ${parts.join(', ')}.`)
  say('The slowest files:')
  const files = results.flatMap((result) => result.files ?? []).sort((a, b) => b.seconds - a.seconds)
  for (const { file, seconds } of files.slice(0, FILES_NAMED))
    say(`${seconds.toFixed(1).padStart(8)} s  ${file}`)
}
