import { useQuery, useQueryClient } from '@tanstack/react-query'
import type {
  addClientIdCommand,
  addServiceAccountCommand,
  changeScopesCommand,
  changeSettingsCommand,
  createApplicationCommand,
  endOldSecretCommand,
  endServiceAccountCommand,
  removeClientIdCommand,
  revokeApplicationCommand,
  rotateSecretCommand,
} from '#lib/contracts/applications/application-changes.ts'
import type {
  getApplicationContract,
  listApplicationsContract,
} from '#lib/contracts/applications/applications.ts'
import type { WireInputOf, WireOutputOf } from '#lib/contracts/contract.ts'
import type { ClientAction } from './answer.ts'
import { callApi } from './call-api.ts'
import { useRefetchInterval } from './use-refetch-interval.ts'

export type Applications = WireOutputOf<typeof listApplicationsContract>
export type Application = WireOutputOf<typeof getApplicationContract>
export type NewSecret = { clientId: string; clientSecret: string }

type Of<C> = ClientAction<WireInputOf<C>, WireOutputOf<C>>
export type CreateApplication = Of<typeof createApplicationCommand>

export type ApplicationActions = {
  changeScopes: Of<typeof changeScopesCommand>
  rotate: Of<typeof rotateSecretCommand>
  endOld: Of<typeof endOldSecretCommand>
  revoke: Of<typeof revokeApplicationCommand>
  changeSettings: Of<typeof changeSettingsCommand>
  addClientId: Of<typeof addClientIdCommand>
  removeClientId: Of<typeof removeClientIdCommand>
  addServiceAccount: Of<typeof addServiceAccountCommand>
  endServiceAccount: Of<typeof endServiceAccountCommand>
}

const RESTING_MS = 20_000

export const useApplications = (initial: Applications) => {
  const intervalOf = useRefetchInterval()
  return useQuery({
    queryKey: ['applications', 'list'] as const,
    queryFn: ({ signal }) => callApi<typeof listApplicationsContract>('/panel/applications', {}, { signal }),
    initialData: initial,
    refetchInterval: intervalOf(RESTING_MS, false),
  })
}

export const useApplication = (initial: Application) => {
  const intervalOf = useRefetchInterval()
  return useQuery({
    queryKey: ['applications', 'one', initial.clientId] as const,
    queryFn: ({ signal }) =>
      callApi<typeof getApplicationContract>(
        '/panel/applications/{clientId}',
        { clientId: initial.clientId },
        { signal },
      ),
    initialData: initial,
    refetchInterval: intervalOf(RESTING_MS, false),
  })
}

export const useRefetchApplications = () => {
  const client = useQueryClient()
  return (): Promise<void> => client.invalidateQueries({ queryKey: ['applications'] })
}
