import { type AuditCheckRow, findAuditCheck } from '#db/queries/audit/audit-checks.ts'
import { findUnchainedEntry, listAuditLinks } from '#db/queries/audit/audit-links.ts'
import { withTransaction } from '#db/transaction.ts'
import type { AuditBreak } from '#lib/domain/access/audit-breaks.ts'
import { type SignedPosition, walkAuditChain } from '#lib/domain/access/audit-chain.ts'
import { type AuditAnchors, readAuditAnchors, type SignedAnchor } from './audit-anchors.ts'

const PAGE = 5_000

export type AuditFinding = {
  /** Last position of the intact prefix and that position's hash. */
  reached: SignedPosition
  broken: AuditBreak | null
  signed: readonly SignedAnchor[]
}

/** Recomputes the hash chain without database functions. @throws document_storage_unavailable */
export const examineAudit = async (organizationId: string): Promise<AuditFinding> => {
  // The check is read before the anchors, because another process may add and record an anchor meanwhile.
  const check = await withTransaction({ organizationId }, (tx) => findAuditCheck(tx, organizationId))
  const anchors = await readAuditAnchors(organizationId)
  const chain = await walk(organizationId, anchors.signed)
  const unchained = await withTransaction({ organizationId }, (tx) => findUnchainedEntry(tx, organizationId))
  const broken = firstOf([
    chain.broken,
    unchained && { ...unchained, what: 'entry_added' },
    anchors.broken,
    lostAnchors(anchors, check),
  ])
  return { reached: chain.reached, broken, signed: anchors.signed }
}

/** Reads pages, so that statements stay short. The pages are consistent, because the chain is append-only. */
const walk = async (organizationId: string, signed: readonly SignedPosition[]) => {
  const chain = walkAuditChain(signed)
  for (;;) {
    const query = { organizationId, behind: chain.reached().position, limit: PAGE }
    const links = await withTransaction({ organizationId }, (tx) => listAuditLinks(tx, query))
    for (const link of links) {
      const broken = chain.take(link)
      if (broken) return { reached: chain.reached(), broken }
    }
    if (links.length < PAGE) return { reached: chain.reached(), broken: chain.end() }
  }
}

/** Detects anchors cut off at the end, because the signatures of the remaining anchors are valid. */
const lostAnchors = (
  { signed, broken }: AuditAnchors,
  check: AuditCheckRow | undefined,
): AuditBreak | undefined => {
  const position = check?.anchoredPosition ?? 0
  return position > (signed.at(-1)?.position ?? 0) && !broken
    ? { position, what: 'anchors_missing' }
    : undefined
}

const firstOf = (breaks: readonly (AuditBreak | undefined)[]): AuditBreak | null =>
  breaks.filter((each) => each !== undefined).sort((a, b) => a.position - b.position)[0] ?? null
