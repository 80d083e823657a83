import { relative } from 'node:path'
import { messageOf, writeJournal } from './write-journal.mjs'

/** @typedef {import('@playwright/test/reporter').TestCase} TestCase */
/** @typedef {import('@playwright/test/reporter').TestError} TestError */

/** @param {string} path */
const fileOf = (path) => relative(process.cwd(), path)

/** @param {TestCase} test */
const placeOf = (test) => {
  const [, , , ...titles] = test.titlePath()
  const file = fileOf(test.location.file)
  return { id: [file, ...titles].join(' › '), file }
}

export default class PlaywrightJournal {
  /**
   * @param {import('@playwright/test/reporter').FullConfig} _config
   * @param {import('@playwright/test/reporter').Suite} suite
   */
  onBegin(_config, suite) {
    writeJournal(
      ...suite.allTests().map((test) => ({ kind: /** @type {const} */ ('plan'), ...placeOf(test) })),
    )
  }

  /** @param {TestCase} test @param {import('@playwright/test/reporter').TestResult} result */
  onTestEnd(test, { status, duration, errors }) {
    // A test interrupted by the end of the whole run counts as not run.
    if (status === 'interrupted') return
    const isFailed = status === 'failed' || status === 'timedOut'
    writeJournal({
      kind: 'end',
      ...placeOf(test),
      status: isFailed ? 'failed' : status,
      ms: duration,
      ...(isFailed && { message: messageOf(errors) }),
    })
  }

  /** @param {TestError} error */
  onError(error) {
    const file = error.location ? fileOf(error.location.file) : ''
    writeJournal({ kind: 'broken', file, message: messageOf([error]) })
  }
}
