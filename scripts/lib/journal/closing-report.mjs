import { say } from '../output.mjs'
import { countsOf, failuresOf } from './verdict.mjs'

/** @typedef {import('./stages.mjs').StageResult} StageResult */
/** @typedef {{ name: string, ok: boolean, seconds: number }} CheckResult */

const FILES_NAMED = 10
const NAMES_LISTED = 30
const CAUSE_LINES = 12

/**
 * @param {{ checks: readonly CheckResult[], stages: readonly StageResult[], isCutOff: boolean }} results
 * @returns {boolean} whether everything passed
 */
export const printClosingReport = ({ checks, stages, isCutOff }) => {
  const verdicts = stages.map(({ verdict }) => verdict)
  list(
    'flaky: failed first, passed when run alone, counted as passed',
    verdicts.flatMap(({ flaky, causes }) => flaky.map((name) => `${name}${causeLines(causes.get(name))}`)),
  )
  const unrun = verdicts.flatMap(failuresOf).filter(({ status }) => status === 'unrun')
  list(
    'did not run',
    unrun.map(({ id }) => id),
  )
  reportTimes([...checks, ...stages], verdicts)
  const counts = verdicts.map(countsOf)
  const sum = (/** @type {'passed' | 'failed' | 'skipped'} */ key) =>
    counts.reduce((total, one) => total + one[key], 0)
  const stopped = checks.filter(({ ok }) => !ok).length + Number(isCutOff)
  const failed = sum('failed') + stopped
  const skipped = sum('skipped')
  process.stdout.write(
    `\ntests: ${sum('passed')} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}\n`,
  )
  return failed === 0 && sum('passed') > 0
}

/** Shows why a flaky test failed, since that is a defect to understand. @param {string} [message] */
const causeLines = (message = '') =>
  message
    .trim()
    .split('\n')
    .slice(0, CAUSE_LINES)
    .map((line) => `\n      ${line}`)
    .join('')

/** @param {string} title @param {readonly string[]} names */
const list = (title, names) => {
  if (names.length === 0) return
  say(`\n${title} (${names.length}):`)
  for (const name of names.slice(0, NAMES_LISTED)) say(`  ${name}`)
  if (names.length > NAMES_LISTED) say(`  and ${names.length - NAMES_LISTED} more`)
}

/**
 * @param {readonly { name: string, seconds: number }[]} parts
 * @param {readonly import('./verdict.mjs').Verdict[]} verdicts
 */
const reportTimes = (parts, verdicts) => {
  const times = parts.map(({ name, seconds }) => `${name} ${Math.round(seconds)} s`)
  say(`\nTotal: ${(performance.now() / 60_000).toFixed(1)} min after the install: ${times.join(', ')}.`)
  /** @type {Map<string, number>} */
  const files = new Map()
  for (const { file, ms } of verdicts.flatMap(({ tests }) => [...tests.values()]))
    files.set(file, (files.get(file) ?? 0) + ms / 1000)
  say('The slowest files, by the time of their tests:')
  const slowest = [...files].sort(([, a], [, b]) => b - a).slice(0, FILES_NAMED)
  for (const [file, seconds] of slowest) say(`${seconds.toFixed(1).padStart(8)} s  ${file}`)
}
