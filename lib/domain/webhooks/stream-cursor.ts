/**
 * Position in the event stream. The reader has received all events of earlier transactions and the events of
 * `transaction` up to `position`. `transaction` is a 64-bit number, so it stays text. Position 0 is before
 * all events of the transaction.
 */
export type StreamCursor = { transaction: string; position: number }

const WRITTEN = /^(\d{1,19})-(\d{1,15})$/

export const cursorText = ({ transaction, position }: StreamCursor): string => `${transaction}-${position}`

export const readCursor = (text: string): StreamCursor | undefined => {
  const [, transaction, position] = WRITTEN.exec(text) ?? []
  if (transaction === undefined || position === undefined) return undefined
  return { transaction, position: Number(position) }
}

/**
 * Returns whether a cursor is ahead of the database. This happens after a restore, or if the cursor comes
 * from another database.
 */
export const isBeyond = ({ transaction }: StreamCursor, horizon: string): boolean =>
  BigInt(transaction) > BigInt(horizon)
