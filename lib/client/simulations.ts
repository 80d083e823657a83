import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { WireInputOf, WireOutputOf } from '#lib/contracts/contract.ts'
import type { explainFgtsSimulationCommand } from '#lib/contracts/fgts/explain-simulation.ts'
import type { getSimulationOfferTextContract } from '#lib/contracts/simulations/get-offer-text.ts'
import type { getSimulationWorkingsContract } from '#lib/contracts/simulations/get-workings.ts'
import type { ClientAction } from './answer.ts'
import { callApi, problemError } from './call-api.ts'
import { runAction } from './run-action.ts'

export type SimulationWorkings = WireOutputOf<typeof getSimulationWorkingsContract>
export type FgtsWorkings = Extract<SimulationWorkings, { product: 'fgts' }>
export type CltWorkings = Extract<SimulationWorkings, { product: 'clt' }>
export type OfferText = WireOutputOf<typeof getSimulationOfferTextContract>

export type ExplainFgts = ClientAction<WireInputOf<typeof explainFgtsSimulationCommand>, FgtsWorkings>
type FgtsExplainRequest = WireInputOf<typeof explainFgtsSimulationCommand>

export type WorkingsSource = { id: string } | { explain: ExplainFgts; request: FgtsExplainRequest }

export const useWorkings = (source: WorkingsSource, enabled: boolean) =>
  useQuery({
    queryKey: ['simulations', 'workings', 'id' in source ? source.id : source.request],
    queryFn: ({ signal }): Promise<SimulationWorkings> =>
      'id' in source
        ? callApi<typeof getSimulationWorkingsContract>(
            '/panel/simulations/{id}/workings',
            { id: source.id },
            { signal },
          )
        : explainOrThrow(source.explain, source.request),
    enabled,
    placeholderData: keepPreviousData,
    retry: false,
    staleTime: 60_000,
  })

const explainOrThrow = async (explain: ExplainFgts, request: FgtsExplainRequest) => {
  const answer = await runAction(explain, request)
  if (answer.ok) return answer.data
  throw problemError(answer.problem)
}

export const useOfferText = (id: string, enabled: boolean) =>
  useQuery({
    queryKey: ['simulations', 'offer-text', id],
    queryFn: ({ signal }) =>
      callApi<typeof getSimulationOfferTextContract>(
        '/panel/simulations/{id}/offer-text',
        { id },
        { signal },
      ),
    enabled,
    staleTime: 30_000,
  })

export const offerAddress = (id: string): string => `/api/panel/simulations/${id}/offer`
