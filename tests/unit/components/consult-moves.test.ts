import { expect, test } from 'vitest'
import { consultMoves } from '#components/clt/consult-moves.ts'

type History = Parameters<typeof consultMoves>[0]

const line = (status: History[number]['status'], actor: string) => ({
  status,
  actor,
  at: '2026-11-23T12:00:00.000Z',
  reason: null,
})
const HISTORY: History = [
  line('WAITING_CONSENT', 'Ana Agente'),
  line('CONSENT_APPROVED', 'Maria Silva'),
  line('WAITING_CONSULT', 'consulta de margem'),
  line('SUCCESS', 'Aurora'),
]
const movesWith = (...kinds: ('consent_given' | 'link_opened')[]) =>
  consultMoves(
    HISTORY,
    kinds.map((kind) => ({ kind })),
  ).map(({ status, actor }) => [status, actor])

test('lists an authorization once: as an event with its origin, or else as a status change', () => {
  expect(movesWith('link_opened').map(([status]) => status)).toEqual(HISTORY.map(({ status }) => status))
  expect(movesWith('link_opened', 'consent_given').map(([status]) => status)).toEqual([
    'WAITING_CONSENT',
    'WAITING_CONSULT',
    'SUCCESS',
  ])
})

test('attributes automatic steps to nobody', () => {
  expect(movesWith('consent_given')).toEqual([
    ['WAITING_CONSENT', 'Ana Agente'],
    ['WAITING_CONSULT', null],
    ['SUCCESS', 'Aurora'],
  ])
})
