import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const counting = () => import('../../../scripts/lib/test-counts.mjs')
const timing = () => import('../../../scripts/lib/test-times.mjs')

const FLAKY = {
  stats: { expected: 5, unexpected: 0, flaky: 2, skipped: 1 },
  errors: [],
}

describe('the verdict on the journeys', () => {
  test('counts what succeeded at its second try only as failed, and as passed where that is known', async () => {
    const { playwrightCounts } = await counting()
    expect(playwrightCounts(FLAKY, 0)).toEqual({ passed: 5, failed: 2, skipped: 1 })
    expect(playwrightCounts(FLAKY, 1)).toEqual({ passed: 6, failed: 1, skipped: 1 })
  })

  test('names what succeeded at its second try only by file and title', async () => {
    const { playwrightFlaky } = await counting()
    const spec = (title: string, status: string) => ({ title, file: 'a.spec.ts', tests: [{ status }] })
    const suite = { specs: [spec('one', 'flaky'), spec('two', 'expected')], suites: [] }
    expect(playwrightFlaky({ suites: [{ specs: [], suites: [suite] }] })).toEqual(['a.spec.ts: one'])
  })

  test('excuses only journeys that exist, each with a reason', () => {
    const known: { test: string; reason: string }[] = JSON.parse(
      readFileSync('tests/e2e/known-flaky.json', 'utf8'),
    )
    for (const { test: name, reason } of known) {
      const [file = '', title = ''] = name.split(/: (.*)/s)
      expect(readFileSync(join('tests/e2e', file), 'utf8')).toContain(title)
      expect(reason.length).toBeGreaterThan(20)
    }
  })
})

test('the time of a file of journeys is that of all tries of all its tests', async () => {
  const { playwrightTimes } = await timing()
  const spec = (file: string, ...durations: number[]) => ({
    file,
    tests: [{ results: durations.map((duration) => ({ duration })) }],
  })
  const inner = { specs: [spec('a.spec.ts', 1000, 500)] }
  const report = {
    suites: [{ specs: [spec('a.spec.ts', 250)], suites: [inner] }, { specs: [spec('b.spec.ts', 3000)] }],
  }
  expect(playwrightTimes(report)).toEqual([
    { file: 'tests/e2e/a.spec.ts', seconds: 1.75 },
    { file: 'tests/e2e/b.spec.ts', seconds: 3 },
  ])
})
