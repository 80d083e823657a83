import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import type { WireInputOf, WireOutputOf } from '#lib/contracts/contract.ts'
import type {
  getBackOfficeDeliveryContract,
  listBackOfficeDeliveriesContract,
  listEndpointHealthContract,
} from '#lib/contracts/webhooks/back-office-webhooks.ts'
import type { resendWebhookDeliveryContract } from '#lib/contracts/webhooks/deliveries.ts'
import type {
  addWebhookEndpointCommand,
  enableWebhookEndpointCommand,
  pauseWebhookEndpointCommand,
  removeWebhookEndpointCommand,
  replayEndpointCommand,
  revealDeliveryBodyCommand,
  testWebhookEndpointCommand,
  updateWebhookEndpointCommand,
} from '#lib/contracts/webhooks/webhook-changes.ts'
import type { ClientAction } from './answer.ts'
import { callApi } from './call-api.ts'
import { useRefetchInterval } from './use-refetch-interval.ts'

export type Endpoints = WireOutputOf<typeof listEndpointHealthContract>
export type Endpoint = Endpoints['endpoints'][number]
export type DeliveryQuery = WireInputOf<typeof listBackOfficeDeliveriesContract>
export type DeliveryPage = WireOutputOf<typeof listBackOfficeDeliveriesContract>
export type Delivery = DeliveryPage['data'][number]
export type DeliveryDetail = WireOutputOf<typeof getBackOfficeDeliveryContract>
export type Attempt = DeliveryDetail['history'][number]

type Of<C> = ClientAction<WireInputOf<C>, WireOutputOf<C>>

export type AddEndpoint = Of<typeof addWebhookEndpointCommand>
export type UpdateEndpoint = Of<typeof updateWebhookEndpointCommand>
export type RemoveEndpoint = Of<typeof removeWebhookEndpointCommand>
export type EnableEndpoint = Of<typeof enableWebhookEndpointCommand>
export type PauseEndpoint = Of<typeof pauseWebhookEndpointCommand>
export type TestEndpoint = Of<typeof testWebhookEndpointCommand>
export type ReplayEndpoint = Of<typeof replayEndpointCommand>
export type ResendDelivery = Of<typeof resendWebhookDeliveryContract>
export type RevealBody = Of<typeof revealDeliveryBodyCommand>

const ON_ITS_WAY_MS = 3_000
const RESTING_MS = 15_000

const isOnItsWay = ({ status, attempts }: Delivery) => status === 'pending' && attempts === 0

export const useEndpoints = (initial: Endpoints) => {
  const intervalOf = useRefetchInterval()
  return useQuery({
    queryKey: ['webhooks', 'endpoints'] as const,
    queryFn: ({ signal }) =>
      callApi<typeof listEndpointHealthContract>('/panel/webhooks/endpoints', {}, { signal }),
    initialData: initial,
    refetchInterval: intervalOf(RESTING_MS, false),
  })
}

export const useDeliveries = (query: DeliveryQuery, initial: DeliveryPage) => {
  const intervalOf = useRefetchInterval()
  return useQuery({
    queryKey: ['webhooks', 'deliveries', query] as const,
    queryFn: ({ signal }) =>
      callApi<typeof listBackOfficeDeliveriesContract>('/panel/webhooks/deliveries', query, { signal }),
    initialData: initial,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      intervalOf(state.data?.data.some(isOnItsWay) ? ON_ITS_WAY_MS : RESTING_MS, false),
  })
}

const deliveryOf = (id: string) => ({
  queryKey: ['webhooks', 'delivery', id] as const,
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    callApi<typeof getBackOfficeDeliveryContract>('/panel/webhooks/deliveries/{id}', { id }, { signal }),
})

export const useDeliveryPreview = (id: string) => useQuery(deliveryOf(id))

export const useEndpointPreview = (endpointId: string) =>
  useQuery({
    queryKey: ['webhooks', 'deliveries', 'latest', endpointId] as const,
    queryFn: ({ signal }) =>
      callApi<typeof listBackOfficeDeliveriesContract>(
        '/panel/webhooks/deliveries',
        { endpointId, limit: '5' },
        { signal },
      ),
  })

export const useDelivery = (initial: DeliveryDetail) => {
  const intervalOf = useRefetchInterval()
  return useQuery({
    ...deliveryOf(initial.id),
    initialData: initial,
    refetchInterval: ({ state }) =>
      intervalOf(state.data?.status === 'pending' ? ON_ITS_WAY_MS : RESTING_MS, false),
  })
}

export const useRefetchWebhooks = () => {
  const client = useQueryClient()
  return (): void => void client.invalidateQueries({ queryKey: ['webhooks'] })
}
