import { createHash } from 'node:crypto'
import type { AuditBreak } from './audit-breaks.ts'

/** An entry of the audit with every value as the text that is hashed. */
export type HashedEntry = {
  id: string
  organizationId: string
  /** Milliseconds since 1970. */
  atMs: number
  actorKind: string
  actorId: string
  actorName: string
  action: string
  subjectType: string
  subjectId: string
  requestId: string
  ip: string | null
  /** The JSON as Postgres writes it. */
  details: string
}

/** A position of the chain; the entry is null where there is none any longer. */
export type AuditLink = { position: number; hash: Buffer; entry: HashedEntry | null }

/** A position and its hash as they were signed. */
export type SignedPosition = { position: number; hash: Buffer }

/** The hash before the first. */
export const CHAIN_START: Buffer = Buffer.alloc(32)

/**
 * The hash of a position: SHA-256 of the hash before it (32 bytes), the position, and every value of the
 * entry in the order of the table, each as its length in bytes (UTF-8), a colon and itself; `-` for none. As
 * audit_entry_bytes of the database writes it, which is not asked when the chain is verified.
 */
export const linkHash = (before: Buffer, position: number, entry: HashedEntry): Buffer =>
  createHash('sha256').update(before).update(textOf(position, entry)).digest()

const textOf = (position: number, entry: HashedEntry) =>
  `${sized(`${position}`)}${sized(entry.id)}${sized(entry.organizationId)}${sized(`${entry.atMs}`)}${sized(entry.actorKind)}${sized(entry.actorId)}${sized(entry.actorName)}${sized(entry.action)}${sized(entry.subjectType)}${sized(entry.subjectId)}${sized(entry.requestId)}${entry.ip === null ? '-' : sized(entry.ip)}${sized(entry.details)}`

const sized = (text: string) => `${Buffer.byteLength(text)}:${text}`

/** How far a chain was found whole, and what is broken behind that. */
export type ChainWalk = {
  /** Looks at the next position; returns what is broken there. */
  take: (link: AuditLink) => AuditBreak | undefined
  /** After the last position: whether a signed one lies behind the end. */
  end: () => AuditBreak | undefined
  /** The last position that was found whole, and its hash. */
  reached: () => SignedPosition
}

/** Walks a chain from its first position, beside the positions that were signed (in their order). */
export const walkAuditChain = (signed: readonly SignedPosition[]): ChainWalk => {
  const hashes = new Map(signed.map(({ position, hash }) => [position, hash]))
  let position = 0
  let hash = CHAIN_START
  let signedUpTo = 0
  const take = (link: AuditLink): AuditBreak | undefined => {
    const next = position + 1
    if (link.position !== next) return { position: next, what: 'position_missing' }
    if (link.entry === null) return { position: next, what: 'entry_missing' }
    if (!linkHash(hash, next, link.entry).equals(link.hash)) return { position: next, what: 'entry_changed' }
    const signature = hashes.get(next)
    if (signature && !signature.equals(link.hash)) return { position: signedUpTo + 1, what: 'rewritten' }
    if (signature) signedUpTo = next
    position = next
    hash = link.hash
    return undefined
  }
  const end = (): AuditBreak | undefined =>
    signed.some((each) => each.position > position)
      ? { position: position + 1, what: 'end_missing' }
      : undefined
  return { take, end, reached: () => ({ position, hash }) }
}
