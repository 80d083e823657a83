import { expect, test } from 'vitest'
import { isProposalRead, readPauseSeconds } from '#lib/domain/institutions/read-pauses.ts'

test('pauses between reads double up to a quarter of an hour', () => {
  const pauses = [0, 1, 2, 50].map((tries) => readPauseSeconds({ tries, hasEvents: true }))
  expect(pauses).toEqual([30, 60, 120, 900])
  expect(readPauseSeconds({ tries: 0, hasEvents: false })).toBe(2)
})

test('a proposal is read while its institution may still change it', () => {
  const updatedAt = new Date('2026-11-24T12:00:00Z')
  const after = (days: number) => new Date(updatedAt.getTime() + days * 86_400_000)
  expect(isProposalRead({ status: 'processing', updatedAt }, after(400))).toBe(true)
  expect(isProposalRead({ status: 'paid', updatedAt }, after(9))).toBe(true)
  expect(isProposalRead({ status: 'paid', updatedAt }, after(11))).toBe(false)
  expect(isProposalRead({ status: 'rejected', updatedAt }, after(9))).toBe(true)
  expect(isProposalRead({ status: 'refunded', updatedAt }, after(0))).toBe(false)
})
