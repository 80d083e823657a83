import { useQuery, useQueryClient } from '@tanstack/react-query'
import type {
  addClientIdContract,
  addServiceAccountContract,
  changeScopesContract,
  changeSettingsContract,
  createApplicationContract,
  endOldSecretContract,
  endServiceAccountContract,
  removeClientIdContract,
  revokeApplicationContract,
  rotateSecretContract,
} from '#lib/contracts/applications/application-changes'
import type {
  getApplicationContract,
  listApplicationsContract,
} from '#lib/contracts/applications/applications'
import type { WireInputOf, WireOutputOf } from '#lib/contracts/contract'
import type { ClientAction } from './answer.ts'
import { callApi } from './call-api.ts'
import { useLivePace } from './use-live-pace.ts'

export type Applications = WireOutputOf<typeof listApplicationsContract>
export type Application = WireOutputOf<typeof getApplicationContract>
export type NewSecret = { clientId: string; clientSecret: string }

type Of<C> = ClientAction<WireInputOf<C>, WireOutputOf<C>>
export type CreateApplication = Of<typeof createApplicationContract>

/** What a manager does with an application. */
export type ApplicationActions = {
  changeScopes: Of<typeof changeScopesContract>
  rotate: Of<typeof rotateSecretContract>
  endOld: Of<typeof endOldSecretContract>
  revoke: Of<typeof revokeApplicationContract>
  changeSettings: Of<typeof changeSettingsContract>
  addClientId: Of<typeof addClientIdContract>
  removeClientId: Of<typeof removeClientIdContract>
  addServiceAccount: Of<typeof addServiceAccountContract>
  endServiceAccount: Of<typeof endServiceAccountContract>
}

const RESTING_MS = 20_000

/** The programs of the organization. */
export const useApplications = (initial: Applications) => {
  const pace = useLivePace()
  return useQuery({
    queryKey: ['applications', 'list'] as const,
    queryFn: ({ signal }) => callApi<typeof listApplicationsContract>('/panel/applications', {}, { signal }),
    initialData: initial,
    refetchInterval: pace(RESTING_MS, false),
  })
}

/** One program, kept up to date. */
export const useApplication = (initial: Application) => {
  const pace = useLivePace()
  return useQuery({
    queryKey: ['applications', 'one', initial.clientId] as const,
    queryFn: ({ signal }) =>
      callApi<typeof getApplicationContract>(
        '/panel/applications/{clientId}',
        { clientId: initial.clientId },
        { signal },
      ),
    initialData: initial,
    refetchInterval: pace(RESTING_MS, false),
  })
}

/** Reads everything about applications again after a change; settles when it is there. */
export const useReadApplicationsAgain = () => {
  const client = useQueryClient()
  return (): Promise<void> => client.invalidateQueries({ queryKey: ['applications'] })
}
