import { expect, test } from 'vitest'
import { backoffMs } from '#lib/domain/alerts/alert-channel.ts'
import { ALERT_KIND_FACTS, ALERT_KINDS, MOST_OF_UNIT } from '#lib/domain/alerts/alert-kinds.ts'
import { alertMail } from '#lib/domain/alerts/alert-message.ts'
import { alertStep, CLEAR_FOR_MS, REPEAT_AFTER_MS } from '#lib/domain/alerts/alert-step.ts'
import { alertFigure } from '#lib/domain/alerts/alert-texts.ts'

const AT = new Date('2026-11-25T12:00:00.000Z')
const before = (ms: number) => new Date(AT.getTime() - ms)
const fresh = { clearSince: null, reportedAt: AT }

const step = (value: number | null, open?: { clearSince: Date | null; reportedAt: Date }) =>
  alertStep({ kind: 'review_waiting', threshold: 60, value, open, at: AT })
const falling = (value: number | null, open?: { clearSince: Date | null; reportedAt: Date }) =>
  alertStep({ kind: 'conversion_low', threshold: 50, value, open, at: AT })

test('opens an alert exactly at its threshold, or below it where less is worse', () => {
  expect([59, 60, 61, null].map((value) => step(value))).toEqual(['rest', 'open', 'open', 'rest'])
  expect([50, 49, null].map((value) => falling(value))).toEqual(['rest', 'open', 'rest'])
})

test('starts to clear an open alert a tenth behind its threshold, and closes it when that has lasted', () => {
  expect([60, 55, 54, null].map((value) => step(value, fresh))).toEqual([
    'worse',
    'worse',
    'clearing',
    'clearing',
  ])
  expect([49, 54, 55].map((value) => falling(value, fresh))).toEqual(['worse', 'worse', 'clearing'])
  const since = (ms: number) => ({ ...fresh, clearSince: before(ms) })
  expect([step(10, since(CLEAR_FOR_MS - 1)), step(10, since(CLEAR_FOR_MS))]).toEqual(['rest', 'close'])
})

test('can close an alert whose threshold leaves no room for a tenth', () => {
  expect(alertStep({ kind: 'conversion_low', threshold: 100, value: 100, open: fresh, at: AT })).toBe(
    'clearing',
  )
})

test('reminds only while the figure is wrong, and only after the time for it', () => {
  const reportedState = (ms: number) => ({ clearSince: null, reportedAt: before(ms) })
  expect(step(60, reportedState(REPEAT_AFTER_MS - 1))).toBe('worse')
  expect(step(60, reportedState(REPEAT_AFTER_MS))).toBe('repeat')
  expect(step(10, reportedState(REPEAT_AFTER_MS))).toBe('clearing')
})

test('attempts at growing intervals, and then stops', () => {
  const waits = [1, 2, 3, 4, 5].map((attempts) => backoffMs(attempts) ?? 0)
  expect(waits).toEqual(waits.toSorted((a, b) => a - b))
  expect(backoffMs(6)).toBeUndefined()
})

test('starts every kind with a threshold that its unit allows, and mails in both languages', () => {
  for (const kind of ALERT_KINDS) {
    const { threshold, unit } = ALERT_KIND_FACTS[kind]
    expect(threshold, kind).toBeGreaterThan(0)
    expect(threshold, kind).toBeLessThanOrEqual(MOST_OF_UNIT[unit])
    const alert = { kind, subject: '', subjectName: '', threshold, value: 7, openedAt: AT, closedAt: null }
    const { subject, text } = alertMail('opened', alert, 'https://credit.example.com/alerts')
    expect(subject).toMatch(/^Alerta: \S/)
    expect(text).toMatch(/Agora 7[\s\S]*Now 7/)
    expect(alertMail('closed', { ...alert, closedAt: AT }, '').text).toMatch(/De 25\/11\/2026 às 09:00 a/)
  }
})

test.each([
  [59, '59 min'],
  [240, '4 h'],
  [1_439, '23 h 59 min'],
  [3_524, '2 d 10 h'],
])('writes %i minutes as %s', (minutes, text) => {
  expect(alertFigure('review_waiting', minutes)).toBe(text)
})
