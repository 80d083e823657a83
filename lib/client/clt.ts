import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import type { createCltConsultContract } from '#lib/contracts/clt/consult-create.ts'
import type {
  followUpCltConsultsCommand,
  listFollowedCltConsultsContract,
} from '#lib/contracts/clt/consult-follow-up.ts'
import type { getCltConsultContract } from '#lib/contracts/clt/consult-list.ts'
import type { recordCltRevocationCommand } from '#lib/contracts/clt/consult-revoke.ts'
import type { WireInputOf, WireOutputOf } from '#lib/contracts/contract.ts'
import { type ConsultStatus, isFinalConsultStatus } from '#lib/domain/clt/consult-status.ts'
import { normalizeCpf } from '#lib/domain/documents/cpf.ts'
import type { ClientAction } from './answer.ts'
import { callApi, problemError } from './call-api.ts'
import { runAction } from './run-action.ts'
import { useRefetchInterval } from './use-refetch-interval.ts'

export type Consult = WireOutputOf<typeof getCltConsultContract>
export type ConsultPage = WireOutputOf<typeof followUpCltConsultsCommand>
export type ConsultItem = ConsultPage['data'][number]
export type ConsultQuery = WireInputOf<typeof followUpCltConsultsCommand>
export type ConsultRequest = WireInputOf<typeof createCltConsultContract>

export type CreateConsult = ClientAction<ConsultRequest, WireOutputOf<typeof createCltConsultContract>>

export type RevokeConsent = ClientAction<
  WireInputOf<typeof recordCltRevocationCommand>,
  WireOutputOf<typeof recordCltRevocationCommand>
>

export type SearchConsults = ClientAction<ConsultQuery, ConsultPage>

const SECOND = 1000
const LIST_RUNNING_MS = 4 * SECOND
const LIST_RESTING_MS = 20 * SECOND

/** Poll interval of each status; false for statuses that no longer change. */
const CHANGES_WITHIN_MS: Readonly<Record<ConsultStatus, number | false>> = {
  WAITING_CONSENT: 2.5 * SECOND,
  CONSENT_APPROVED: 1.2 * SECOND,
  WAITING_CONSULT: 1.2 * SECOND,
  WAITING_CREDIT_ANALYSIS: 1.2 * SECOND,
  SUCCESS: false,
  REJECTED: false,
  FAILED: false,
}

const readOf = (id: string) => ({
  queryKey: ['clt', 'consults', 'one', id] as const,
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    callApi<typeof getCltConsultContract>('/private-consignment/consult/{id}', { id }, { signal }),
})

export const useConsultPreview = (id: string) => useQuery(readOf(id))

export const useConsult = (initial: Consult) => {
  const intervalOf = useRefetchInterval()
  return useQuery({
    ...readOf(initial.id),
    initialData: initial,
    refetchInterval: ({ state }) =>
      intervalOf(state.data ? CHANGES_WITHIN_MS[state.data.status] : LIST_RESTING_MS),
  })
}

export const useRefetchConsults = () => {
  const client = useQueryClient()
  return (): void => void client.invalidateQueries({ queryKey: ['clt', 'consults'] })
}

export type ConsultListRequest = {
  query: ConsultQuery
  initial?: ConsultPage | undefined
  search?: SearchConsults | undefined
}

export const useConsults = ({ query, initial, search }: ConsultListRequest) => {
  const intervalOf = useRefetchInterval()
  return useQuery({
    queryKey: ['clt', 'consults', 'list', query] as const,
    queryFn: ({ signal }) =>
      search
        ? searchOrThrow(search, query)
        : callApi<typeof listFollowedCltConsultsContract>('/panel/consults', query, { signal }),
    initialData: initial,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      intervalOf(
        state.data?.data.some(({ status }) => !isFinalConsultStatus(status))
          ? LIST_RUNNING_MS
          : LIST_RESTING_MS,
      ),
  })
}

export const useLatestConsult = (documentNumber: string, search: SearchConsults) =>
  useQuery({
    queryKey: ['clt', 'consults', 'known', documentNumber] as const,
    queryFn: async () => (await searchOrThrow(search, { search: documentNumber, limit: 1 })).data[0] ?? null,
    enabled: normalizeCpf(documentNumber) !== null,
  })

const searchOrThrow = async (search: SearchConsults, query: ConsultQuery): Promise<ConsultPage> => {
  const answer = await runAction(search, query)
  if (answer.ok) return answer.data
  throw problemError(answer.problem)
}
