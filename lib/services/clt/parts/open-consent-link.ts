import type { Connection } from '#db/client.ts'
import { type CltConsultRow, findCltConsult } from '#db/queries/clt/clt-consults.ts'
import { withTransaction } from '#db/transaction.ts'
import { DomainError } from '#lib/domain/errors.ts'
import type { Context } from '#lib/services/context.ts'
import { customerContext } from '#lib/services/self-service/shared/customer-context.ts'
import { readConsentToken } from './consent-link.ts'

/** Runs `work` in a transaction with the customer as actor. @throws link_invalid */
export const withConsentLink = async <T>(
  context: Context,
  token: string,
  work: (tx: Connection, customer: Context, consult: CltConsultRow) => Promise<T>,
): Promise<T> => {
  const subject = readConsentToken(token)
  if (!subject) throw new DomainError('link_invalid')
  const { organizationId, consultId } = subject
  return withTransaction({ organizationId, joint: context.joint }, async (tx) => {
    const consult = await findCltConsult(tx, { organizationId, id: consultId })
    if (!consult) throw new DomainError('link_invalid')
    return work(tx, customerContext(context, { organizationId, id: consult.id }), consult)
  })
}
