import {
  listAgentCertificates,
  updateAgentCertificateRemoved,
} from '#db/queries/people/agent-certificates.ts'
import { withTransaction } from '#db/transaction.ts'
import { DomainError } from '#lib/domain/errors.ts'
import { type Context, requirePermission } from '#lib/services/context.ts'
import { recordAudit } from '#lib/services/kernel/record-audit.ts'
import { lockPerson } from '#lib/services/people/parts/lock-person.ts'
import { personDetail } from './get-person.ts'

/** Marks a certificate as removed; the row stays for the history. @throws not_found */
export const removePersonCertificate = async (
  context: Context,
  { id, certificateId }: { id: string; certificateId: string },
) => {
  requirePermission(context, 'manage_access')
  const person = { organizationId: context.organizationId, userId: id }
  return withTransaction(context, async (tx) => {
    await lockPerson(tx, context, id)
    const certificates = await listAgentCertificates(tx, person)
    const removed = certificates.find((certificate) => certificate.id === certificateId)
    if (!removed || !(await updateAgentCertificateRemoved(tx, { ...person, id: certificateId }, context.now)))
      throw new DomainError('not_found')
    await recordAudit(tx, context, {
      action: 'user_certificate_removed',
      subjectType: 'user',
      subjectId: id,
      details: { changed: { certification: { from: removed.number, to: null } } },
    })
    return personDetail(tx, context, id)
  })
}
