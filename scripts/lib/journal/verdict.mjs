/** @typedef {import('./write-journal.mjs').JournalLine} JournalLine */
/** @typedef {'passed' | 'failed' | 'skipped' | 'unrun'} Status */
/** @typedef {{ id: string, file: string, status: Status, ms: number, message: string }} Test */
/**
 * @typedef {{ tests: ReadonlyMap<string, Test>, broken: ReadonlyMap<string, string>, flaky: readonly
 *   string[], causes: ReadonlyMap<string, string> }} Verdict `broken`: failures outside any test, by file
 *   ('' if unknown); `causes`: message of the first failure, by test or file
 * @typedef {{ passed: number, failed: number, skipped: number }} Counts
 */

/** A planned test that never ended is `unrun`. @param {readonly JournalLine[]} lines @returns {Verdict} */
export const verdictOf = (lines) => {
  /** @type {Map<string, Test>} */
  const tests = new Map()
  /** @type {Map<string, string>} */
  const broken = new Map()
  const [planned, ended] = [createNumbering(), createNumbering()]
  for (const line of lines) {
    // A planned file counts as one test until its tests are known.
    if (line.kind === 'file') set(tests, { id: line.file, file: line.file })
    else if (line.kind === 'plan') {
      tests.delete(line.file)
      set(tests, { id: planned(line.id), file: line.file })
    } else if (line.kind === 'end') {
      const { file, status, ms, message = '' } = line
      set(tests, { id: ended(line.id), file, status, ms, message })
    } else {
      tests.delete(line.file)
      broken.set(line.file, [broken.get(line.file), line.message].filter(Boolean).join('\n\n'))
    }
  }
  return { tests, broken, flaky: [], causes: new Map() }
}

const createNumbering = () => {
  /** @type {Map<string, number>} */
  const counts = new Map()
  return (/** @type {string} */ id) => {
    const count = (counts.get(id) ?? 0) + 1
    counts.set(id, count)
    return count === 1 ? id : `${id} (${count})`
  }
}

/** @param {Map<string, Test>} tests @param {{ id: string, file: string } & Partial<Test>} test */
const set = (tests, test) => {
  tests.set(test.id, { status: 'unrun', ms: 0, message: '', ...test })
}

/** @param {Verdict} before @param {Verdict} rerun @returns {Verdict} */
export const mergeRerun = (before, rerun) => {
  const tests = new Map(before.tests)
  const stays = (/** @type {string} */ file) => rerun.broken.has(file) || (file !== '' && !isIn(rerun, file))
  const broken = new Map([...before.broken].filter(([file]) => stays(file)))
  const flaky = [...before.flaky, ...[...before.broken.keys()].filter((file) => !stays(file))]
  const causes = new Map([...before.causes, ...before.broken])
  for (const test of rerun.tests.values()) {
    const previous = before.tests.get(test.id)
    if (previous?.status === 'passed' || previous?.status === 'skipped') continue
    tests.delete(test.file)
    tests.set(test.id, test)
    if (!previous || test.status !== 'passed') continue
    flaky.push(test.id)
    causes.set(test.id, before.causes.get(test.id) ?? previous.message)
  }
  return { tests, broken, flaky, causes }
}

/** @param {Verdict} verdict @param {string} file */
const isIn = ({ tests }, file) => [...tests.values()].some((test) => test.file === file)

/** @param {Verdict} verdict @returns {Test[]} */
export const failuresOf = ({ tests, broken }) => {
  const all = [...tests.values()]
  const files = [...broken].map(([file, message]) => ({
    ...{ id: file === '' ? 'outside any test' : file, file, message },
    ...{ status: /** @type {const} */ ('failed'), ms: 0 },
  }))
  const failed = all.filter(({ status }) => status === 'failed')
  return [...files, ...failed, ...all.filter(({ status }) => status === 'unrun')]
}

/** Counts tests by result; one that did not run is failed. @param {Verdict} verdict @returns {Counts} */
export const countsOf = (verdict) => {
  const all = [...verdict.tests.values()]
  const count = (/** @type {Status} */ status) => all.filter((test) => test.status === status).length
  return { passed: count('passed'), failed: failuresOf(verdict).length, skipped: count('skipped') }
}
