import { createHash } from 'node:crypto'
import type { AuditBreak } from './audit-breaks.ts'

export type HashedEntry = {
  id: string
  organizationId: string
  atMs: number
  actorKind: string
  actorId: string
  actorName: string
  action: string
  subjectType: string
  subjectId: string
  requestId: string
  ip: string | null
  /** JSON text as Postgres formats it, because the hash covers these exact bytes. */
  details: string
}

/** `entry` is null if the audit entry was deleted. */
export type AuditLink = { position: number; hash: Buffer; entry: HashedEntry | null }

export type SignedPosition = { position: number; hash: Buffer }

/** Stands in for the previous hash at position 1. */
export const CHAIN_START: Buffer = Buffer.alloc(32)

/**
 * Returns SHA-256 over the previous hash, the position and every column in table order. Position and columns
 * are written as length in UTF-8 bytes, colon and value; null as `-`. Reimplements the database function
 * audit_entry_bytes, so that a chain can be verified without the database.
 */
export const linkHash = (before: Buffer, position: number, entry: HashedEntry): Buffer =>
  createHash('sha256').update(before).update(textOf(position, entry)).digest()

const textOf = (position: number, entry: HashedEntry) =>
  `${sized(`${position}`)}${sized(entry.id)}${sized(entry.organizationId)}${sized(`${entry.atMs}`)}${sized(entry.actorKind)}${sized(entry.actorId)}${sized(entry.actorName)}${sized(entry.action)}${sized(entry.subjectType)}${sized(entry.subjectId)}${sized(entry.requestId)}${entry.ip === null ? '-' : sized(entry.ip)}${sized(entry.details)}`

const sized = (text: string) => `${Buffer.byteLength(text)}:${text}`

export type ChainWalk = {
  take: (link: AuditLink) => AuditBreak | undefined
  /** Called after the last position; returns a fault if a signed position lies beyond the end. */
  end: () => AuditBreak | undefined
  reached: () => SignedPosition
}

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
