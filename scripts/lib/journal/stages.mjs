import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { problem, say, step } from '../output.mjs'
import { onStop } from '../stop.mjs'
import { countsOf, failuresOf, mergeRerun, verdictOf } from './verdict.mjs'

/** @typedef {import('./verdict.mjs').Verdict} Verdict */
/** @typedef {import('./verdict.mjs').Test} Test */
/** @typedef {{ journal: string, only?: readonly Test[] }} StageRun `only` reruns these tests one at a time */
/**
 * @typedef {{ name: string, run: (options: StageRun) => Promise<{ code: number, output: string }> }} Stage
 * @typedef {{ name: string, seconds: number, verdict: Verdict }} StageResult
 */

const MAX_RERUNS = 2
/** More failures than this probably have one cause, so only a few are rerun at first. */
const TOO_MANY = 20
const A_FEW = 5
const MOST_OF_AN_OUTPUT = 20_000

let isCutOff = () => false

/** @param {() => boolean} isOver whether the overall time limit has passed, after which nothing is rerun */
export const setCutOff = (isOver) => {
  isCutOff = isOver
}

/** @type {Map<string, { journals: string[], startedAt: number }>} stages in progress */
const inProgress = new Map()

/**
 * Runs all stages in parallel, then reruns the failures of each stage while nothing else runs.
 * @param {readonly Stage[]} stages @returns {Promise<StageResult[]>}
 */
export const runStages = async (stages) => {
  const firsts = await Promise.all(stages.map(runFirst))
  /** @type {StageResult[]} */
  const results = []
  for (const { stage, verdict, seconds } of firsts) {
    const startedAt = performance.now()
    const last = await rerunFailures(stage, verdict)
    inProgress.delete(stage.name)
    report(last)
    results.push({
      name: stage.name,
      seconds: seconds + (performance.now() - startedAt) / 1000,
      verdict: last,
    })
  }
  return results
}

/** @param {Stage} stage */
export const stagePasses = async (stage) => {
  const [result] = await runStages([stage])
  for (const name of result?.verdict.flaky ?? []) say(`  flaky: ${name}`)
  return result !== undefined && countsOf(result.verdict).failed === 0
}

export const verdictsInProgress = () =>
  [...inProgress].map(([name, { journals, startedAt }]) => ({
    name,
    seconds: (performance.now() - startedAt) / 1000,
    verdict: journals
      .map(readJournal)
      .map(verdictOf)
      .reduce((before, rerun) => mergeRerun(before, rerun)),
  }))

/** @param {Stage} stage */
const runFirst = async (stage) => {
  const startedAt = performance.now()
  inProgress.set(stage.name, { journals: [], startedAt })
  const verdict = await runOnce(stage, stage.name)
  return { stage, verdict, seconds: (performance.now() - startedAt) / 1000 }
}

/** @param {Stage} stage @param {Verdict} first */
const rerunFailures = async (stage, first) => {
  let verdict = first
  for (let attempt = 1; attempt <= MAX_RERUNS; attempt += 1) {
    const failures = failuresOf(verdict)
    if (failures.length === 0 || isCutOff()) return verdict
    if (failures.length > TOO_MANY) {
      const sample = failures.filter(({ file }) => file !== '').slice(0, A_FEW)
      verdict = mergeRerun(verdict, await runOnce(stage, `${stage.name}: ${A_FEW} again`, sample))
      if (sample.some((test) => failuresOf(verdict).some(({ id }) => id === test.id))) return verdict
    }
    const rest = failuresOf(verdict).filter(({ file }) => file !== '')
    verdict = mergeRerun(verdict, await runOnce(stage, `${stage.name}: again`, rest))
  }
  return verdict
}

/** @param {Stage} stage @param {string} title @param {readonly Test[]} [only] @returns {Promise<Verdict>} */
const runOnce = async (stage, title, only) => {
  const journal = newJournal()
  inProgress.get(stage.name)?.journals.push(journal)
  /** @type {Verdict} */
  let verdict = { tests: new Map(), broken: new Map(), flaky: [], causes: new Map() }
  try {
    await step(title, async () => {
      const { code, output } = await stage.run({ journal, ...(only?.length && { only }) })
      verdict = verdictOf(readJournal(journal))
      const failures = failuresOf(verdict)
      const isUnexplained = (code !== 0 && failures.length === 0) || verdict.tests.size === 0
      if (isUnexplained)
        verdict = { ...verdict, broken: new Map([['', output.trim().slice(-MOST_OF_AN_OUTPUT)]]) }
      const { passed, failed, skipped } = countsOf(verdict)
      const counts = `${passed} passed${failed ? `, ${failed} failed` : ''}${skipped ? `, ${skipped} skipped` : ''}`
      if (failed > 0) throw problem(counts)
      return counts
    })
  } catch (error) {
    say(`         ${error instanceof Error ? error.message : error}`)
  }
  return verdict
}

/** @param {Verdict} verdict */
const report = (verdict) => {
  for (const { id, message, status } of failuresOf(verdict)) {
    say(`  FAIL  ${id}${status === 'unrun' ? ' (did not run)' : ''}`)
    if (message) say(message.replace(/^/gm, '    '))
  }
}

const newJournal = () => {
  const folder = mkdtempSync(join(tmpdir(), 'origination-journal-'))
  onStop(() => rmSync(folder, { recursive: true, force: true }))
  return join(folder, 'journal.jsonl')
}

/** @param {string} path @returns {import('./write-journal.mjs').JournalLine[]} */
const readJournal = (path) => {
  try {
    return (
      readFileSync(path, 'utf8')
        .split('\n')
        // A killed run may leave an incomplete last line.
        .flatMap((line) => (line.endsWith('}') ? [JSON.parse(line)] : []))
    )
  } catch {
    return []
  }
}
