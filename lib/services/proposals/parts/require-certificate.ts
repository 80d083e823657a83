import type { Connection } from '#db/client.ts'
import type { AgentCertificateRow } from '#db/queries/people/agent-certificates.ts'
import { dayInSaoPaulo } from '#lib/domain/calendar.ts'
import { DomainError } from '#lib/domain/errors.ts'
import { isCertificateValid } from '#lib/domain/people/certificate.ts'
import type { Product } from '#lib/domain/proposals/product.ts'
import { certificateOf } from '#lib/services/access/shared/certificate-of.ts'
import type { Context } from '#lib/services/context.ts'
import { institutionRow } from '#lib/services/proposals/shared/institution-side.ts'

/** API clients need no certificate, because they name no agent. @throws agent_certificate_required */
export const requireCertificate = async (
  tx: Connection,
  context: Context,
  proposed: { product: Product; institutionCode: string },
): Promise<AgentCertificateRow | undefined> => {
  const { actor, now } = context
  if (actor.kind !== 'user') return undefined
  const [certificate, { name, settings }] = await Promise.all([
    certificateOf(tx, context, actor.id),
    institutionRow(tx, proposed),
  ])
  const isDemanded = settings.certificateProducts?.includes(proposed.product)
  if (isDemanded && !(certificate && isCertificateValid(certificate, dayInSaoPaulo(now))))
    throw new DomainError('agent_certificate_required', { institution: name })
  return certificate
}
