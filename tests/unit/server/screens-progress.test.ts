import fc from 'fast-check'
import { expect, test } from 'vitest'
import { instantOf } from '#lib/config/clock.ts'
import {
  type PhaseReport,
  reportOfBuild,
  reportOfOpening,
  screensProgress,
  trackProgress,
} from '#lib/server/screens-progress.ts'

const START = Date.parse('2026-11-24T14:00:00Z')
const at = (ms: number) => instantOf(START + ms)

const expectedMs = { compile: 20_000, pages: 6_000, compress: 3_000 }
const report = (phase: keyof typeof expectedMs, sinceMs: number): PhaseReport =>
  reportOfBuild({ phase, phaseStartedAt: START + sinceMs, expectedMs })

const fractionAt = (from: PhaseReport, ms: number) => screensProgress(from, at(ms)).fraction

test('follows the expected time of a phase until it is nearly over', () => {
  const total = 20_000 + 6_000 + 3_000 + 1_500
  expect(fractionAt(report('compile', 0), 0)).toBe(0)
  expect(fractionAt(report('compile', 0), 10_000)).toBeCloseTo(10_000 / total)
  expect(fractionAt(report('pages', 12_000), 12_000)).toBeCloseTo(20_000 / total)
  expect(screensProgress(report('pages', 12_000), at(15_000)).remainingMs).toBeCloseTo(7_500)
})

test('keeps moving in a late phase and leaves its end to the next phase', () => {
  const end = fractionAt(report('pages', 0), 0)
  const late = [20_000, 25_000, 30_000, 60_000].map((ms) => fractionAt(report('compile', 0), ms))
  expect(late).toEqual([...late].sort((one, other) => one - other))
  expect(new Set(late).size).toBe(late.length)
  expect(Math.max(...late)).toBeLessThan(end)
  expect(fractionAt(report('compile', 0), 3_600_000)).toBeLessThan(end)
})

test('counts the steps of a build, and one when nothing is built', () => {
  expect(screensProgress(report('compress', 0), at(0))).toMatchObject({ step: 3, steps: 4 })
  const { build, fresh } = {
    build: reportOfOpening(at(0), { phase: 'compress', phaseStartedAt: START, expectedMs }),
    fresh: reportOfOpening(at(0)),
  }
  expect(screensProgress(build, at(0))).toMatchObject({ step: 4, steps: 4 })
  expect(screensProgress(fresh, at(0))).toMatchObject({ step: 1, steps: 1, fraction: 0 })
})

test('never moves backwards nor reaches the end, whatever is reported and however the clock is set', () => {
  const duration = fc.integer({ min: 1, max: 600_000 })
  const reports = fc.record({
    phase: fc.constantFrom('compile', 'pages', 'compress', 'open'),
    phaseStartedAt: fc.integer({ min: START - 600_000, max: START + 600_000 }),
    expectedMs: fc.record({ compile: duration, pages: duration, compress: duration, open: duration }),
  })
  const reads = fc.array(fc.tuple(reports, fc.integer({ min: -600_000, max: 3_600_000 })), { minLength: 2 })
  fc.assert(
    fc.property(reads, (steps) => {
      let current: PhaseReport | undefined
      const progress = trackProgress(() => current ?? report('compile', 0))
      let before = 0
      for (const [next, ms] of steps) {
        current = next
        const { fraction } = progress(at(ms))
        expect(fraction).toBeGreaterThanOrEqual(before)
        expect(fraction).toBeLessThan(1)
        before = fraction
      }
    }),
  )
})
