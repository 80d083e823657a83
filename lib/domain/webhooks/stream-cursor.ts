/** The reader has all events before `transaction` (64-bit: text) and its own up to `position` (0: none). */
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
