import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { compareCltOffersCommand } from '#lib/contracts/clt/compare-offers.ts'
import type { createCltSimulationContract } from '#lib/contracts/clt/simulations.ts'
import type { WireInputOf, WireOutputOf } from '#lib/contracts/contract.ts'
import type { ClientAction } from './answer.ts'
import { problemError } from './call-api.ts'
import { runAction } from './run-action.ts'

export type ComparedCltTable = WireOutputOf<typeof compareCltOffersCommand>[number]
export type CltOffer = ComparedCltTable['offers'][number]
export type CltSimulation = WireOutputOf<typeof createCltSimulationContract>
export type CltSimulationRequest = WireInputOf<typeof createCltSimulationContract>

export type CltAmountRequest = Omit<WireInputOf<typeof compareCltOffersCommand>, 'consult_id'>
export type CompareCltOffers = ClientAction<WireInputOf<typeof compareCltOffersCommand>, ComparedCltTable[]>
export type CreateCltSimulation = ClientAction<CltSimulationRequest, CltSimulation>

type Offers = { compare: CompareCltOffers; consultId: string; amount?: CltAmountRequest }

/** Loads one offer per price table and term; without `amount`, the offers are for the largest instalment. */
export const useCltOffers = ({ compare, consultId, amount = {} }: Offers) =>
  useQuery({
    queryKey: ['clt', 'offers', consultId, amount],
    queryFn: () => runOrThrow(compare, { consult_id: consultId, ...amount }),
    placeholderData: keepPreviousData,
    retry: false,
    staleTime: 60_000,
  })

/** The service stores each simulation, so an identical request is sent only once. */
export const useCltSimulation = (create: CreateCltSimulation, request: CltSimulationRequest | null) =>
  useQuery({
    queryKey: ['clt', 'simulation', request],
    queryFn: () => runOrThrow(create, request as CltSimulationRequest),
    enabled: request !== null,
    placeholderData: keepPreviousData,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  })

const runOrThrow = async <Input, Data>(action: ClientAction<Input, Data>, input: Input): Promise<Data> => {
  const answer = await runAction(action, input)
  if (answer.ok) return answer.data
  throw problemError(answer.problem)
}
