import { expect, test } from 'vitest'
import { type ConnectionFacts, doneSteps } from '#lib/domain/institutions/connection-progress.ts'
import { signalOf } from '#lib/domain/institutions/institution-signal.ts'

const FACTS: ConnectionFacts = { state: 'connecting', activeTables: 0, openChanges: 0, hasAnswer: false }

test('a step is done only by what it names', () => {
  expect(doneSteps(null)).toEqual([])
  const stored = ['address', 'credentials', 'test_call']
  expect(doneSteps(FACTS)).toEqual(stored)
  expect(doneSteps({ ...FACTS, state: 'active' })).toEqual([...stored, 'receiver'])
  expect(doneSteps({ ...FACTS, state: 'active', openChanges: 3 })).not.toContain('tables')
  expect(doneSteps({ ...FACTS, state: 'paused', activeTables: 1 })).toEqual([...stored, 'receiver', 'tables'])
  expect(doneSteps({ ...FACTS, state: 'active', activeTables: 1, hasAnswer: true })).toHaveLength(6)
})

test('an institution is called down when nobody calls it, whatever its last calls were', () => {
  expect(signalOf('working', { isHeld: true })).toBe('down')
  expect(signalOf('down', { isHeld: false })).toBe('down')
  expect(signalOf('degraded', { isHeld: false })).toBe('slow')
  for (const health of ['working', 'quiet', 'off'] as const)
    expect(signalOf(health, { isHeld: false })).toBeNull()
})
