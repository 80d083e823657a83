import { describe, expect, test } from 'vitest'
import { proposalMoves } from '#components/timeline/history-entries.ts'
import { timelineEntries } from '#components/timeline/timeline-entries.ts'

const at = (second: number) => `2026-11-21T12:00:${String(second).padStart(2, '0')}.000Z`

const line = (status: string, second: number, code?: string) => ({
  status,
  at: at(second),
  actor: 'Maria Silva',
  reason: code ? { code, text: code } : null,
})

type Moves = Parameters<typeof proposalMoves>[0]
type Events = Parameters<typeof timelineEntries>[1]
const eventsOf = (...events: object[]) => events as unknown as Events
const movesOf = (lines: ReturnType<typeof line>[], events: Events = []) =>
  proposalMoves(lines as unknown as Moves, events)

const signed = {
  kind: 'contract_signed',
  link: 'formalization',
  actorKind: 'customer',
  actorName: 'Maria Silva',
}

describe('the moves of a proposal', () => {
  test('attribute the signature to the customer and the following analysis to nobody', () => {
    const [, signature, analysis] = movesOf([line('formalization', 1), line('analysis', 43)])
    expect(signature).toMatchObject({
      heading: ['Contrato assinado', 'Contract signed'],
      actor: 'Maria Silva',
    })
    expect(analysis).toMatchObject({ status: 'analysis', heading: null, actor: null })
  })

  test('leave the signature and the opening of a link to the events that report them', () => {
    const lines = [line('formalization', 1), line('analysis', 43), line('pending', 50, 'fix_link_opened')]
    const moves = movesOf(lines, eventsOf(signed, { kind: 'link_opened', link: 'fix' }))
    expect(moves.map(({ status, actor }) => [status, actor])).toEqual([
      ['formalization', 'Maria Silva'],
      ['analysis', null],
    ])
  })

  test('attribute a correction and an approval to a person, and the following payout to nobody', () => {
    const corrected = movesOf([line('pending', 1), line('processing', 9)])
    const byCustomer = movesOf([line('pending', 1, 'fix_solved_by_customer'), line('processing', 1)])
    const approved = movesOf([line('manual_analysis', 1), line('processing', 9, 'review_approved')])
    const listed = [corrected, byCustomer, approved].map((moves) =>
      moves.map(({ status, heading, actor }) => [heading?.[0] ?? status, actor]),
    )
    expect(listed).toEqual([
      [
        ['pending', 'Maria Silva'],
        ['Pendência corrigida', 'Maria Silva'],
        ['processing', null],
      ],
      [
        ['Pendência corrigida', 'Maria Silva'],
        ['processing', null],
      ],
      [
        ['manual_analysis', 'Maria Silva'],
        ['Aprovada na análise', 'Maria Silva'],
        ['processing', null],
      ],
    ])
  })

  test('title a note by its event, not by the unchanged status', () => {
    const notes = ['fix_link_issued', 'fix_link_opened', 'fix_solved_by_customer']
    const headings = movesOf(notes.map((code, index) => line('pending', index, code))).map(
      ({ heading }) => heading?.[0],
    )
    expect(headings).toEqual(['Link de correção gerado', 'Link de correção aberto', 'Pendência corrigida'])
  })
})

describe('a timeline', () => {
  test('puts an event before the status change that it caused, and states how long each step took', () => {
    const lines = [line('formalization', 1), line('analysis', 43)]
    const events = eventsOf(
      {
        kind: 'link_opened',
        link: 'formalization',
        at: at(11),
        actorKind: 'customer',
        actorName: 'Maria Silva',
      },
      { ...signed, at: at(43) },
      { kind: 'signature_sent', link: null, at: at(45), actorKind: 'system', actorName: 'worker' },
    )
    const entries = timelineEntries(movesOf(lines, events), events)
    expect(
      entries.map(({ move, event, actor, afterSeconds }) => [
        move?.status ?? event?.kind,
        actor,
        afterSeconds,
      ]),
    ).toEqual([
      ['formalization', 'Maria Silva', null],
      ['link_opened', 'Maria Silva', 10],
      ['contract_signed', 'Maria Silva', 32],
      ['analysis', null, 0],
      ['signature_sent', null, 2],
    ])
  })
})
