import type { Connection } from '#db/client.ts'
import { findRevealReason, insertRevealReason } from '#db/queries/audit/reveal-reasons.ts'
import { afterMs } from '#lib/config/clock.ts'
import { newId } from '#lib/config/ids.ts'
import { DomainError } from '#lib/domain/errors.ts'
import { REVEAL_REASON_MS, type RevealReason } from '#lib/domain/personal-data/reveal-reason.ts'
import type { Context } from '#lib/services/context.ts'
import { customerDigest } from './customer-digest.ts'

/** `note` goes with the reason `other`. */
export type GivenReason = { reason: RevealReason; note?: string | undefined }

export type AskedReason = {
  /** CPF, or the identifier of a customer who is not known by one. */
  documentNumber: string
  given?: GivenReason | undefined
}

export type RecordedReason = { reason?: RevealReason; reasonWritten?: boolean }

/** Returns the reason given now or for this customer within 15 minutes. @throws reveal_reason_required */
export const reasonFor = async (
  tx: Connection,
  context: Context,
  { documentNumber, given }: AskedReason,
): Promise<RecordedReason> => {
  const { organizationId, actor, now: at } = context
  const customer = { organizationId, customerDigest: customerDigest({ organizationId, documentNumber }) }
  const known = given ?? (await findRevealReason(tx, { ...customer, userId: actor.id, at }))
  if (!known) throw new DomainError('reveal_reason_required')
  const note = known.note?.trim() || null
  if (given)
    await insertRevealReason(tx, {
      ...customer,
      ...{ id: newId(at), userId: actor.id, reason: given.reason, note },
      ...{ givenAt: at, until: afterMs(at, REVEAL_REASON_MS) },
    })
  return { reason: known.reason, ...(note !== null && { reasonWritten: true }) }
}
