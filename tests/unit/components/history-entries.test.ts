import { expect, test } from 'vitest'
import { historyEntries } from '#components/proposals/history-entries.ts'

const line = (status: string, second: number, code?: string) => ({
  status,
  at: `2026-11-21T12:00:${String(second).padStart(2, '0')}.000Z`,
  actor: 'Maria Silva',
  reason: code ? { code, text: code } : null,
})

const entriesOf = (...lines: ReturnType<typeof line>[]) =>
  historyEntries(lines as unknown as Parameters<typeof historyEntries>[0])

test('the signature is the customer’s, with the time it took; the analysis that follows is credited to nobody', () => {
  const [, signed, analysis] = entriesOf(line('formalization', 1), line('analysis', 43))
  expect(signed).toMatchObject({
    heading: ['Contrato assinado', 'Contract signed'],
    actor: 'Maria Silva',
    afterSeconds: 42,
  })
  expect(analysis).toMatchObject({ status: 'analysis', heading: null, actor: null, afterSeconds: null })
})

test('a note is headed by what happened, not by the status that stayed', () => {
  const notes = ['fix_link_issued', 'fix_link_opened', 'fix_solved_by_customer']
  const headings = entriesOf(...notes.map((code, index) => line('pending', index, code))).map(
    ({ heading }) => heading?.[0],
  )
  expect(headings).toEqual(['Link de correção gerado', 'Link aberto', 'Pendência corrigida'])
  expect(entriesOf(line('pending', 1))[0]).toMatchObject({ heading: null, afterSeconds: null })
})
