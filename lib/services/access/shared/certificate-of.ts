import type { Connection } from '#db/client.ts'
import { type AgentCertificateRow, listAgentCertificates } from '#db/queries/people/agent-certificates.ts'
import { countingCertificate } from '#lib/domain/people/certificate.ts'
import type { Context } from '#lib/services/context.ts'

export const certificateOf = async (
  tx: Connection,
  { organizationId }: Pick<Context, 'organizationId'>,
  userId: string,
): Promise<AgentCertificateRow | undefined> => {
  const certificates = await listAgentCertificates(tx, { organizationId, userId })
  return countingCertificate(certificates.filter(({ removedAt }) => removedAt === null))
}
