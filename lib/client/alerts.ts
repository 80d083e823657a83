import { useQuery, useQueryClient } from '@tanstack/react-query'
import type {
  addAlertChannelCommand,
  changeAlertRuleCommand,
  removeAlertChannelCommand,
  testAlertChannelCommand,
} from '#lib/contracts/alerts/alert-changes.ts'
import type { getAlertsContract } from '#lib/contracts/alerts/alerts.ts'
import type { WireInputOf, WireOutputOf } from '#lib/contracts/contract.ts'
import type { ClientAction } from './answer.ts'
import { callApi } from './call-api.ts'
import { useRefetchInterval } from './use-refetch-interval.ts'

export type Alerts = WireOutputOf<typeof getAlertsContract>
export type AlertRule = Alerts['rules'][number]
export type OpenAlert = AlertRule['open'][number]
export type AlertChannel = Alerts['channels'][number]

type Of<C> = ClientAction<WireInputOf<C>, WireOutputOf<C>>

export type ChangeAlertRule = Of<typeof changeAlertRuleCommand>
export type AddAlertChannel = Of<typeof addAlertChannelCommand>
export type RemoveAlertChannel = Of<typeof removeAlertChannelCommand>
export type TestAlertChannel = Of<typeof testAlertChannelCommand>

const FRESH_MS = 15_000

export const useAlerts = (initial: Alerts) => {
  const intervalOf = useRefetchInterval()
  return useQuery({
    queryKey: ['alerts'] as const,
    queryFn: ({ signal }) => callApi<typeof getAlertsContract>('/panel/alerts', {}, { signal }),
    initialData: initial,
    refetchInterval: intervalOf(FRESH_MS),
  })
}

export const useRefetchAlerts = () => {
  const client = useQueryClient()
  return (): void => {
    void client.invalidateQueries({ queryKey: ['alerts'] })
    void client.invalidateQueries({ queryKey: ['home'] })
  }
}
