import type { Connection } from '#db/client.ts'
import { findRevealReason, insertRevealReason } from '#db/queries/audit/reveal-reasons.ts'
import { afterMs } from '#lib/config/clock.ts'
import { newId } from '#lib/config/ids.ts'
import { DomainError } from '#lib/domain/errors.ts'
import { REVEAL_REASON_MS, type RevealReason } from '#lib/domain/personal-data/reveal-reason.ts'
import type { Context } from '#lib/services/context.ts'
import { customerDigest } from './customer-digest.ts'

/** `note` is mandatory for the reason `other`. */
export type RevealReasonInput = { reason: RevealReason; note?: string | undefined }

export type RevealReasonRequest = {
  /** CPF, or another identifier if there is no CPF, such as `delivery:<id>`. */
  documentNumber: string
  input?: RevealReasonInput | undefined
}

export type RecordedReason = { reason?: RevealReason; reasonWritten?: boolean }

/** Records the given reason, or requires one from the last 15 minutes. @throws reveal_reason_required */
export const reasonFor = async (
  tx: Connection,
  context: Context,
  { documentNumber, input }: RevealReasonRequest,
): Promise<RecordedReason> => {
  const { organizationId, actor, now: at } = context
  const customer = { organizationId, customerDigest: customerDigest({ organizationId, documentNumber }) }
  const current = input ?? (await findRevealReason(tx, { ...customer, userId: actor.id, at }))
  if (!current) throw new DomainError('reveal_reason_required')
  const note = current.note?.trim() || null
  if (input)
    await insertRevealReason(tx, {
      ...customer,
      ...{ id: newId(at), userId: actor.id, reason: input.reason, note },
      ...{ givenAt: at, until: afterMs(at, REVEAL_REASON_MS) },
    })
  return { reason: current.reason, ...(note !== null && { reasonWritten: true }) }
}
