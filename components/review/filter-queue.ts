import type { QueuedReview } from '#lib/client/review.ts'

export const filterQueue = (rows: readonly QueuedReview[], search: string): QueuedReview[] => {
  const words = plain(search)
    .split(' ')
    .filter((word) => word !== '')
  return rows.filter((row) => {
    const text = plain(`${row.clientName} ${row.contractNumber} ${row.createdByName}`)
    return words.every((word) => text.includes(word))
  })
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
