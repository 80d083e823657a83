import { expect, test } from 'vitest'
import { foundInQueue } from '#components/review/queue-search.ts'
import type { QueuedReview } from '#lib/client/review.ts'

const ROWS = [
  { clientName: 'José Antônio Luz', contractNumber: 'CT-0001', createdByName: 'Ana' },
  { clientName: 'Maria da Luz', contractNumber: 'CT-0012', createdByName: 'João' },
] as QueuedReview[]
const found = (search: string) => foundInQueue(ROWS, search).map(({ contractNumber }) => contractNumber)

test('finds the lines with every word, ignoring case, accents and order', () => {
  expect(found('jose')).toEqual(['CT-0001'])
  expect(found('LUZ maria')).toEqual(['CT-0012'])
  expect(found('luz')).toEqual(['CT-0001', 'CT-0012'])
  expect(found('joao 0012')).toEqual(['CT-0012'])
  expect(found('luz pedro')).toEqual([])
})

test('shows all lines without words', () => {
  expect(found('  ')).toEqual(['CT-0001', 'CT-0012'])
})
