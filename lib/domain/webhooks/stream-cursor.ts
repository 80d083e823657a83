/**
 * A place in an organization's stream of events: everything up to this event of this transaction was
 * reported. Both are decimal numbers; a transaction's number needs 64 bits, so it stays text. Position 0 is
 * before all events of the transaction.
 */
export type StreamCursor = { transaction: string; position: number }

const WRITTEN = /^(\d{1,19})-(\d{1,15})$/

/** A place as it is on the wire. */
export const cursorText = ({ transaction, position }: StreamCursor): string => `${transaction}-${position}`

/** Reads a place; undefined when it is none. */
export const readCursor = (text: string): StreamCursor | undefined => {
  const [, transaction, position] = WRITTEN.exec(text) ?? []
  if (transaction === undefined || position === undefined) return undefined
  return { transaction, position: Number(position) }
}

/**
 * Whether a place lies beyond all that can have happened: it was reported by another database, or by this one
 * before it was restored.
 */
export const isBeyond = ({ transaction }: StreamCursor, horizon: string): boolean =>
  BigInt(transaction) > BigInt(horizon)
