import { useQuery } from '@tanstack/react-query'
import type { WireInputOf, WireOutputOf } from '#lib/contracts/contract.ts'
import type {
  changeAddressRangesCommand,
  decideIdentityProviderCommand,
  getSignInSettingsContract,
  proposeIdentityProviderCommand,
} from '#lib/contracts/people/sign-in-settings.ts'
import type { ClientAction } from './answer.ts'
import { callApi } from './call-api.ts'
import { useRefetchInterval } from './use-refetch-interval.ts'

type Of<C> = ClientAction<WireInputOf<C>, WireOutputOf<C>>

export type SignInSettings = WireOutputOf<typeof getSignInSettingsContract>
export type IdentityProvider = NonNullable<SignInSettings['provider']>
export type IdentityProviderProposal = NonNullable<SignInSettings['proposal']>

export type SignInSettingActions = {
  propose: Of<typeof proposeIdentityProviderCommand>
  decide: Of<typeof decideIdentityProviderCommand>
  changeAddresses: Of<typeof changeAddressRangesCommand>
}

const RESTING_MS = 20_000

export const useSignInSettings = (initial: SignInSettings) => {
  const intervalOf = useRefetchInterval()
  return useQuery({
    queryKey: ['people', 'sign-in-settings'] as const,
    queryFn: ({ signal }) =>
      callApi<typeof getSignInSettingsContract>('/panel/sign-in-settings', {}, { signal }),
    initialData: initial,
    refetchInterval: intervalOf(RESTING_MS, false),
  })
}
