import { readFileSync } from 'node:fs'

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

/** @type {Counts} */
export const NONE = { passed: 0, failed: 0, skipped: 0 }
/** @type {Counts} what a step that is not made of tests adds when it fails */
export const ONE_FAILURE = { passed: 0, failed: 1, skipped: 0 }

/** @param {readonly Counts[]} list */
export const sumCounts = (list) =>
  list.reduce(
    (sum, one) => ({
      passed: sum.passed + one.passed,
      failed: sum.failed + one.failed,
      skipped: sum.skipped + one.skipped,
    }),
    NONE,
  )

/**
 * Reads what a test runner reported. A run that ended badly without naming a failed test still counts as one
 * failure: a crash, a file that did not load, or no report at all.
 * @template Report
 * @param {{ path: string, code: number }} result where the report was to be written, and how the runner ended
 * @param {(report: Report) => Counts} read
 */
export const countsOf = ({ path, code }, read) => {
  /** @type {Counts} */
  let counts
  try {
    counts = read(JSON.parse(readFileSync(path, 'utf8')))
  } catch {
    return ONE_FAILURE
  }
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts
}

/**
 * @param {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number,
 *   testResults: { status: string, assertionResults: unknown[] }[] }} report
 */
export const vitestCounts = (report) => ({
  passed: report.numPassedTests,
  // A file that failed before its first test appears as a failed result without tests.
  failed:
    report.numFailedTests +
    report.testResults.filter(
      ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
    ).length,
  skipped: report.numPendingTests + report.numTodoTests,
})

/**
 * A journey that succeeded at its second try only has failed, unless its reason is known.
 * @param {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number }, errors:
 *   unknown[] }} report
 * @param {number} knownCount how many of the flaky ones have a known reason
 */
export const playwrightCounts = ({ stats, errors }, knownCount) => ({
  passed: stats.expected + knownCount,
  failed: stats.unexpected + stats.flaky - knownCount + (stats.unexpected === 0 ? errors.length : 0),
  skipped: stats.skipped,
})

/**
 * @typedef {{ title: string, file: string, tests: { status: string }[] }} PlaywrightSpec
 * @typedef {{ suites?: PlaywrightSuite[], specs: PlaywrightSpec[] }} PlaywrightSuite
 */

/**
 * The journeys that succeeded at their second try only, by file and title.
 * @param {{ suites: PlaywrightSuite[] }} report
 * @returns {string[]}
 */
export const playwrightFlaky = ({ suites }) =>
  suites.flatMap(({ specs, suites: inner = [] }) => [
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
      .map(({ file, title }) => `${file}: ${title}`),
    ...playwrightFlaky({ suites: inner }),
  ])

/** @param {Counts} counts */
export const closingLine = ({ passed, failed, skipped }) =>
  `tests: ${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
