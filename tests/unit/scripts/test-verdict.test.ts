import { appendFileSync } from 'node:fs'
import { afterAll, describe, expect, test } from 'vitest'

// Removes the journals, as each command does at its end.
afterAll(async () => (await import('#scripts/lib/stop.mjs')).stopAll())

type Line = Record<string, unknown>
type Run = { journal: string; only?: readonly { id: string }[] }

const file = 'tests/unit/a.test.ts'
const plan = (id: string): Line => ({ kind: 'plan', id, file })
const end = (id: string, status: string): Line => ({ kind: 'end', id, file, status, ms: 5, message: status })
const broken = (message: string): Line => ({ kind: 'broken', file, message })

const stages = () => import('#scripts/lib/journal/stages.mjs')
const verdicts = () => import('#scripts/lib/journal/verdict.mjs')

const verdictAfter = async (...runs: readonly (readonly Line[])[]) => {
  const { runStages } = await stages()
  const { countsOf } = await verdicts()
  const selections: (readonly string[] | undefined)[] = []
  const run = async ({ journal, only }: Run) => {
    const lines = runs[selections.length] ?? []
    selections.push(only?.map(({ id }) => id))
    appendFileSync(journal, lines.map((line) => `${JSON.stringify(line)}\n`).join(''))
    return { code: lines.some(({ status }) => status === 'failed') ? 1 : 0, output: 'what it said' }
  }
  const [result] = await runStages([{ name: 'stage', run }])
  if (!result) throw new Error('no result')
  const { flaky } = result.verdict
  return { counts: countsOf(result.verdict), flaky, selections }
}

describe('the verdict of a stage', () => {
  test('counts each test once, and runs nothing again when all passed', async () => {
    const verdict = await verdictAfter([
      plan('one'),
      plan('two'),
      end('one', 'passed'),
      end('two', 'skipped'),
    ])
    expect(verdict).toEqual({
      counts: { passed: 1, failed: 0, skipped: 1 },
      flaky: [],
      selections: [undefined],
    })
  })

  test('runs only the failure again, and counts it as passed and flaky when it passes alone', async () => {
    const verdict = await verdictAfter(
      [plan('one'), plan('two'), end('one', 'passed'), end('two', 'failed')],
      [plan('two'), end('two', 'passed')],
    )
    expect(verdict).toEqual({
      counts: { passed: 2, failed: 0, skipped: 0 },
      flaky: ['two'],
      selections: [undefined, ['two']],
    })
  })

  test('keeps the first failure of a test that passes when it runs again', async () => {
    const { mergeRerun, verdictOf } = await verdicts()
    const verdict = (...lines: Line[]) => verdictOf(lines as never)
    const merged = mergeRerun(
      verdict(plan('one'), end('one', 'failed'), broken('afterAll')),
      verdict(plan('one'), end('one', 'passed')),
    )
    expect(Object.fromEntries(merged.causes)).toEqual({ one: 'failed', [file]: 'afterAll' })
  })

  test('is red when a test fails three times', async () => {
    const failure = [plan('one'), end('one', 'failed')]
    const verdict = await verdictAfter(failure, failure, failure, [plan('one'), end('one', 'passed')])
    expect(verdict.counts).toEqual({ passed: 0, failed: 1, skipped: 0 })
    expect(verdict.selections).toHaveLength(3)
  })

  test('keeps a pass when its file runs again because of another test', async () => {
    const verdict = await verdictAfter(
      [plan('one'), plan('two'), end('one', 'passed'), end('two', 'failed')],
      [plan('one'), plan('two'), end('one', 'failed'), end('two', 'passed')],
    )
    expect(verdict.counts).toEqual({ passed: 2, failed: 0, skipped: 0 })
  })

  test('runs a file with a failed hook again, with the tests behind it', async () => {
    const verdict = await verdictAfter(
      [{ kind: 'file', file }, plan('one'), broken('beforeAll')],
      [{ kind: 'file', file }, plan('one'), end('one', 'passed')],
    )
    expect(verdict.counts).toEqual({ passed: 1, failed: 0, skipped: 0 })
    expect(verdict.flaky).toEqual([file, 'one'])
  })

  test('counts planned tests that never ran as failed, and a file that was never opened as one', async () => {
    const cut = [{ kind: 'file', file }, { kind: 'file', file: 'tests/unit/b.test.ts' }, plan('one')]
    const { counts } = await verdictAfter(cut, cut, cut)
    expect(counts).toEqual({ passed: 0, failed: 2, skipped: 0 })
  })

  test('distinguishes two tests of the same title', async () => {
    const twice = [plan('one'), plan('one')]
    const { counts } = await verdictAfter(
      [...twice, end('one', 'passed'), end('one', 'failed')],
      [...twice, end('one', 'passed'), end('one', 'passed')],
    )
    expect(counts).toEqual({ passed: 2, failed: 0, skipped: 0 })
  })

  test('reruns only the first five of many failures, and stops when they fail again', async () => {
    const names = Array.from({ length: 21 }, (_, at) => `test ${at}`)
    const all = names.flatMap((name) => [plan(name), end(name, 'failed')])
    const { counts, selections } = await verdictAfter(all, all.slice(0, 10))
    expect(counts.failed).toBe(21)
    expect(selections.slice(1)).toEqual([names.slice(0, 5)])
  })

  test('reruns the others as well when the first five pass', async () => {
    const names = Array.from({ length: 21 }, (_, at) => `test ${at}`)
    const passing = (some: readonly string[]) => some.flatMap((name) => [plan(name), end(name, 'passed')])
    const { counts, selections } = await verdictAfter(
      names.flatMap((name) => [plan(name), end(name, 'failed')]),
      passing(names.slice(0, 5)),
      passing(names.slice(5)),
    )
    expect(counts).toEqual({ passed: 21, failed: 0, skipped: 0 })
    expect(selections[2]).toEqual(names.slice(5))
  })

  test('is red with the output of the runner when it ends without a test', async () => {
    expect((await verdictAfter([], [], [])).counts).toEqual({ passed: 0, failed: 1, skipped: 0 })
  })
})
