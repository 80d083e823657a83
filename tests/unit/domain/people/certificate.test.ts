import { expect, test } from 'vitest'
import { addDays, type Day } from '#lib/domain/calendar.ts'
import { certificateState, countingCertificate } from '#lib/domain/people/certificate.ts'

const TODAY = '2026-11-26' as Day
const until = (endDate: Day | null) => ({ number: String(endDate), issuer: null, endDate })

test('counts a certificate as ending from 30 days before its last day, and as ended after that day', () => {
  const stateIn = (days: number) => certificateState(until(addDays(TODAY, days)), TODAY)
  expect([31, 30, 0, -1].map(stateIn)).toEqual(['valid', 'ending', 'ending', 'ended'])
  expect(certificateState(until(null), TODAY)).toBe('undated')
  expect(certificateState(null, TODAY)).toBe('missing')
})

test('counts of several the one valid longest, and without a date the newest', () => {
  const [soon, late] = [until('2026-12-01' as Day), until('2027-12-01' as Day)]
  expect(countingCertificate([until(null), soon, late])).toBe(late)
  expect(countingCertificate([late, soon])).toBe(late)
  const [newest, older] = [until(null), until(null)]
  expect(countingCertificate([newest, older])).toBe(newest)
  expect(countingCertificate([])).toBeUndefined()
})
