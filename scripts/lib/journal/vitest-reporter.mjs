import { relative } from 'node:path'
import { messageOf, writeJournal } from './write-journal.mjs'

/** @typedef {import('vitest/node').TestModule} TestModule */
/** @typedef {import('vitest/node').TestSuite} TestSuite */
/** @typedef {import('vitest/node').TestCase} TestCase */

/** @param {string} path */
const fileOf = (path) => relative(process.cwd(), path)

/** @param {TestCase} test */
const placeOf = (test) => ({
  id: `${fileOf(test.module.moduleId)} > ${test.fullName}`,
  file: fileOf(test.module.moduleId),
})

export default class VitestJournal {
  /** @param {readonly import('vitest/node').TestSpecification[]} specifications */
  onTestRunStart(specifications) {
    for (const { moduleId } of specifications) writeJournal({ kind: 'file', file: fileOf(moduleId) })
  }

  /** @param {TestModule} testModule */
  onTestModuleCollected(testModule) {
    const tests = [...testModule.children.allTests()]
    writeJournal(...tests.map((test) => ({ kind: /** @type {const} */ ('plan'), ...placeOf(test) })))
  }

  /** @param {TestCase} test */
  onTestCaseResult(test) {
    const { state, errors } = test.result()
    // Vitest reports a test whose hook failed as skipped; in the journal it stays `unrun`.
    const isLeftOut = state === 'skipped' && test.options.mode === 'run'
    if (state === 'pending' || isLeftOut) return
    const ms = Math.round(test.diagnostic()?.duration ?? 0)
    writeJournal({
      kind: 'end',
      ...placeOf(test),
      status: state,
      ms,
      ...(state === 'failed' && { message: messageOf(errors ?? []) }),
    })
  }

  /** @param {TestSuite} suite */
  onTestSuiteResult(suite) {
    this.#writeErrors(suite.module.moduleId, suite.errors())
  }

  /** @param {TestModule} testModule */
  onTestModuleEnd(testModule) {
    this.#writeErrors(testModule.moduleId, testModule.errors())
  }

  /**
   * @param {readonly TestModule[]} _modules
   * @param {readonly { message: string, stack?: string, VITEST_TEST_PATH?: string }[]} errors
   */
  onTestRunEnd(_modules, errors) {
    for (const error of errors) this.#writeErrors(error.VITEST_TEST_PATH ?? '', [error])
  }

  /** @param {string} path @param {readonly { message: string, stack?: string }[]} errors */
  #writeErrors(path, errors) {
    const file = path === '' ? '' : fileOf(path)
    if (errors.length > 0) writeJournal({ kind: 'broken', file, message: messageOf(errors) })
  }
}
