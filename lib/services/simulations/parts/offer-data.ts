import type { Connection } from '#db/client.ts'
import { listUsers } from '#db/queries/access/users.ts'
import { findInstitution } from '#db/queries/institutions/institutions.ts'
import { findOrganization } from '#db/queries/organizations/organizations.ts'
import { type Cpf, maskCpf } from '#lib/domain/documents/cpf.ts'
import type { OfferData } from '#lib/pdf/offer-data.ts'
import { certificateOf } from '#lib/services/access/shared/certificate-of.ts'
import type { Context } from '#lib/services/context.ts'
import { figuresOfSimulation } from '#lib/services/simulations/shared/figures-of-simulation.ts'
import { type AnySimulation, findSimulation } from '#lib/services/simulations/shared/find-simulation.ts'
import { figuresOfOffer } from './figures-of-offer.ts'

/** @throws not_found, also if the caller may not see the author's records */
export const offerData = async (tx: Connection, context: Context, id: string): Promise<OfferData> => {
  const simulation = await findSimulation(tx, context, id)
  const { row } = simulation
  const [institution, organization, agent] = await Promise.all([
    findInstitution(tx, row.institutionCode),
    findOrganization(tx, context.organizationId),
    agentOf(tx, context, simulation),
  ])
  if (!institution || !organization) throw new Error('a simulation without its institution')
  const figures = figuresOfOffer(simulation, context.now)
  return {
    simulationId: row.id,
    createdAt: row.createdAt,
    expiresAt: row.expiresAt,
    expired: row.expiresAt <= context.now || figures === null,
    maskedDocument: maskCpf(row.documentNumber as Cpf),
    institution,
    correspondent: {
      name: organization.name,
      agentName: agent?.name ?? null,
      certificate: agent?.certificate ?? null,
    },
    figures: (row.expiresAt > context.now ? figures : null) ?? figuresOfSimulation(simulation),
  }
}

const agentOf = async (tx: Connection, { organizationId }: Context, { row }: AnySimulation) => {
  if (row.createdByKind !== 'user') return undefined
  const people = await listUsers(tx, organizationId)
  const agent = people.find(({ id }) => id === row.createdById)
  return agent && { name: agent.name, certificate: await certificateOf(tx, { organizationId }, agent.id) }
}
