import type { Connection } from '#db/client.ts'
import {
  type CltConsultWithoutContacts,
  findCltConsultWithoutContacts,
} from '#db/queries/clt/clt-consults.ts'
import { consultNotReady } from '#lib/domain/clt/consult-status.ts'
import type { SimulationLimit, Worker } from '#lib/domain/clt/worker.ts'
import { DomainError } from '#lib/domain/errors.ts'
import type { Cents } from '#lib/domain/money.ts'
import type { Context } from '#lib/services/context.ts'
import { seesWorkOf } from '#lib/services/kernel/sees-work-of.ts'

export type ReadyCltConsult = CltConsultWithoutContacts & {
  availableMarginCents: Cents
  admissionMonths: number
  simulationLimit: SimulationLimit
  worker: Worker
  expiresAt: Date
}

/**
 * Does not check whether the margin is already used.
 * @throws consult_not_found, consent_revoked, consult_not_ready, consult_expired
 */
export const requireReadyCltConsult = async (
  tx: Connection,
  context: Context,
  consultId: string,
): Promise<ReadyCltConsult> => {
  const { organizationId } = context
  const consult = await findCltConsultWithoutContacts(tx, { organizationId, id: consultId })
  if (!consult || !(await seesWorkOf(tx, context, consult.createdById)))
    throw new DomainError('consult_not_found')
  if (consult.code === 'consent_revoked') throw new DomainError('consent_revoked')
  const { status, availableMarginCents, simulationLimit, worker, expiresAt, closedAt } = consult
  if (status !== 'SUCCESS' || !simulationLimit || !worker || !expiresAt || availableMarginCents === null)
    throw new DomainError('consult_not_ready', consultNotReady(status))
  if (expiresAt <= context.now || closedAt !== null) throw new DomainError('consult_expired')
  const admissionMonths = consult.admissionMonths ?? 0
  return { ...consult, availableMarginCents, admissionMonths, simulationLimit, worker, expiresAt }
}
