import type { Connection } from '#db/client.ts'
import type { agentCertificates } from '#db/schema/agent-certificates.ts'

export type AgentCertificateRow = typeof agentCertificates.$inferSelect

type Person = { organizationId: string; userId: string }

export const listAgentCertificates = (tx: Connection, person: Person): Promise<AgentCertificateRow[]> => tx<
  AgentCertificateRow[]
>`
  select * from agent_certificates
  where organization_id = ${person.organizationId} and user_id = ${person.userId}
  order by created_at desc, id desc`

export const insertAgentCertificate = async (
  tx: Connection,
  row: Omit<AgentCertificateRow, 'removedAt'>,
): Promise<void> => {
  await tx`insert into agent_certificates ${tx(row)}`
}

/** Removes a certificate that was recorded by mistake; the row stays. */
export const updateAgentCertificateRemoved = async (
  tx: Connection,
  { organizationId, userId, id }: Person & { id: string },
  at: Date,
): Promise<boolean> => {
  const rows = await tx`
    update agent_certificates set removed_at = ${at}
    where organization_id = ${organizationId} and user_id = ${userId} and id = ${id} and removed_at is null
    returning id`
  return rows.length === 1
}
