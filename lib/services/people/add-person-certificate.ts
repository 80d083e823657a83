import { withTransaction } from '#db/transaction.ts'
import type { Day } from '#lib/domain/calendar.ts'
import { addCertificate } from '#lib/services/access/shared/add-certificate.ts'
import { type Context, requirePermission } from '#lib/services/context.ts'
import { lockPerson } from '#lib/services/people/parts/lock-person.ts'
import { personDetail } from './get-person.ts'

export type CertificateInput = { id: string; number: string; issuer: string; endDate: Day }

/** Adds a loan agent's certificate (Resolução CMN 4.935/2021), even an expired one. @throws not_found */
export const addPersonCertificate = async (context: Context, { id, ...certificate }: CertificateInput) => {
  requirePermission(context, 'manage_access')
  return withTransaction(context, async (tx) => {
    await lockPerson(tx, context, id)
    await addCertificate(tx, context, { userId: id, ...certificate })
    return personDetail(tx, context, id)
  })
}
