import { expect, test } from 'vitest'
import { filterQueue } from '#components/review/filter-queue.ts'
import type { QueuedReview } from '#lib/client/review.ts'

const ROWS = [
  { clientName: 'José Antônio Luz', contractNumber: 'CT-0001', createdByName: 'Ana' },
  { clientName: 'Maria da Luz', contractNumber: 'CT-0012', createdByName: 'João' },
] as QueuedReview[]
const contractNumbers = (search: string) =>
  filterQueue(ROWS, search).map(({ contractNumber }) => contractNumber)

test('finds the lines with every word, ignoring case, accents and order', () => {
  expect(contractNumbers('jose')).toEqual(['CT-0001'])
  expect(contractNumbers('LUZ maria')).toEqual(['CT-0012'])
  expect(contractNumbers('luz')).toEqual(['CT-0001', 'CT-0012'])
  expect(contractNumbers('joao 0012')).toEqual(['CT-0012'])
  expect(contractNumbers('luz pedro')).toEqual([])
})

test('shows all lines for an empty search', () => {
  expect(contractNumbers('  ')).toEqual(['CT-0001', 'CT-0012'])
})
