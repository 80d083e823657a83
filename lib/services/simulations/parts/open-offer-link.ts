import type { Connection } from '#db/client.ts'
import { findCltSimulation } from '#db/queries/clt/clt-simulations.ts'
import { findKnownCustomer, type KnownCustomer } from '#db/queries/customers/known-customers.ts'
import { findFgtsSimulation } from '#db/queries/fgts/fgts-simulations.ts'
import { findProposalIdOfSimulation } from '#db/queries/proposals/proposals.ts'
import { withTransaction } from '#db/transaction.ts'
import { DomainError } from '#lib/domain/errors.ts'
import type { ContractedFigures } from '#lib/domain/proposals/proposal-view.ts'
import { type OfferState, offerStateOf } from '#lib/domain/simulations/offer-state.ts'
import type { Context } from '#lib/services/context.ts'
import { customerContext } from '#lib/services/self-service/shared/customer-context.ts'
import type { AnySimulation } from '#lib/services/simulations/shared/find-simulation.ts'
import { figuresOfOffer } from './figures-of-offer.ts'
import { readOfferToken } from './offer-link.ts'

export type OpenedOffer = {
  simulation: AnySimulation
  knownCustomer: KnownCustomer | null
  state: OfferState
  figures: ContractedFigures | null
}

/** Runs `work` in a transaction of the link's organization. @throws link_invalid */
export const withOfferLink = async <T>(
  context: Context,
  token: string,
  work: (tx: Connection, customer: Context, offer: OpenedOffer) => Promise<T>,
): Promise<T> => {
  const subject = readOfferToken(token)
  if (!subject) throw new DomainError('link_invalid')
  const { organizationId, id } = subject
  return withTransaction({ organizationId }, async (tx) => {
    const simulation = await simulationOf(tx, { organizationId, id })
    const { product, row } = simulation
    const { documentNumber, expiresAt } = row
    const [knownCustomer, proposalId] = await Promise.all([
      findKnownCustomer(tx, { organizationId, documentNumber }),
      findProposalIdOfSimulation(tx, { organizationId, product, simulationId: id }),
    ])
    const figures = figuresOfOffer(simulation, context.now)
    const state = offerStateOf(
      { expiresAt: figures ? expiresAt : context.now, proposalId: proposalId ?? null },
      context.now,
    )
    const customer = customerContext(context, { organizationId, id })
    return work(tx, customer, { simulation, knownCustomer: knownCustomer ?? null, state, figures })
  })
}

const simulationOf = async (
  tx: Connection,
  { organizationId, id }: { organizationId: string; id: string },
): Promise<AnySimulation> => {
  const [fgts, clt] = await Promise.all([
    findFgtsSimulation(tx, id),
    findCltSimulation(tx, { organizationId, id }),
  ])
  if (fgts && fgts.organizationId === organizationId) return { product: 'fgts', row: fgts }
  if (clt) return { product: 'clt', row: clt }
  throw new DomainError('link_invalid')
}
