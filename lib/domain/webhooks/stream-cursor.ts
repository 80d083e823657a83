/**
 * Everything up to this event of this transaction was reported. `transaction` needs 64 bits, so it stays
 * text; position 0 is before all events of the transaction.
 */
export type StreamCursor = { transaction: string; position: number }

const WRITTEN = /^(\d{1,19})-(\d{1,15})$/

/** Formats a cursor for the wire. */
export const cursorText = ({ transaction, position }: StreamCursor): string => `${transaction}-${position}`

/** Reads a cursor; undefined when it is none. */
export const readCursor = (text: string): StreamCursor | undefined => {
  const [, transaction, position] = WRITTEN.exec(text) ?? []
  if (transaction === undefined || position === undefined) return undefined
  return { transaction, position: Number(position) }
}

/** Returns whether a cursor comes from another database, or from this one before it was restored. */
export const isBeyond = ({ transaction }: StreamCursor, horizon: string): boolean =>
  BigInt(transaction) > BigInt(horizon)
