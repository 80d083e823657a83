/**
 * A reader at this cursor has all events of earlier transactions, and those of `transaction` up to `position`
 * (0: none). `transaction` is text, because it has 64 bits.
 */
export type StreamCursor = { transaction: string; position: number }

const WRITTEN = /^(\d{1,19})-(\d{1,15})$/

export const cursorText = ({ transaction, position }: StreamCursor): string => `${transaction}-${position}`

export const readCursor = (text: string): StreamCursor | undefined => {
  const [, transaction, position] = WRITTEN.exec(text) ?? []
  if (transaction === undefined || position === undefined) return undefined
  return { transaction, position: Number(position) }
}

/** Returns whether a cursor is ahead of the database, as after a restore or from another database. */
export const isBeyond = ({ transaction }: StreamCursor, horizon: string): boolean =>
  BigInt(transaction) > BigInt(horizon)
