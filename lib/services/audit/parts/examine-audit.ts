import { type AuditCheckRow, findAuditCheck } from '#db/queries/audit-checks'
import { findUnchainedEntry, listAuditLinks } from '#db/queries/audit-links'
import { withTransaction } from '#db/transaction'
import type { AuditBreak } from '#lib/domain/access/audit-breaks'
import { type SignedPosition, walkAuditChain } from '#lib/domain/access/audit-chain'
import { type AuditAnchors, readAuditAnchors, type SignedAnchor } from './audit-anchors.ts'

const PAGE = 5_000

/** How the audit of an organization was found. */
export type AuditFinding = {
  /** The last position that is whole, as all before it are, and its hash. */
  reached: SignedPosition
  /** What is wrong at the first position that is not. */
  broken: AuditBreak | null
  /** What was signed, as far as the signatures are right. */
  signed: readonly SignedAnchor[]
}

/**
 * Reads the whole audit of an organization, computes its chain anew and compares it with the positions that
 * were signed. The database is asked for rows alone: none of its functions has to be believed.
 * @throws document_storage_unavailable
 */
export const examineAudit = async (organizationId: string): Promise<AuditFinding> => {
  const anchors = await readAuditAnchors(organizationId)
  const chain = await walk(organizationId, anchors.signed)
  const [unchained, check] = await withTransaction({ organizationId }, (tx) =>
    Promise.all([findUnchainedEntry(tx, organizationId), findAuditCheck(tx, organizationId)]),
  )
  const broken = firstOf([
    chain.broken,
    unchained && { ...unchained, what: 'entry_added' },
    anchors.broken,
    lostAnchors(anchors, check),
  ])
  return { reached: chain.reached, broken, signed: anchors.signed }
}

/** Pages, so that no statement takes long: links are only ever added, whenever each page is read. */
const walk = async (organizationId: string, signed: readonly SignedPosition[]) => {
  const chain = walkAuditChain(signed)
  for (;;) {
    const asked = { organizationId, behind: chain.reached().position, limit: PAGE }
    const links = await withTransaction({ organizationId }, (tx) => listAuditLinks(tx, asked))
    for (const link of links) {
      const broken = chain.take(link)
      if (broken) return { reached: chain.reached(), broken }
    }
    if (links.length < PAGE) return { reached: chain.reached(), broken: chain.end() }
  }
}

const lostAnchors = (
  { signed, broken }: AuditAnchors,
  check: AuditCheckRow | undefined,
): AuditBreak | undefined =>
  check?.anchoredPosition && signed.length === 0 && !broken
    ? { position: check.anchoredPosition, what: 'anchors_missing' }
    : undefined

const firstOf = (breaks: readonly (AuditBreak | undefined)[]): AuditBreak | null =>
  breaks.filter((each) => each !== undefined).sort((a, b) => a.position - b.position)[0] ?? null
