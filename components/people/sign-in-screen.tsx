'use client'
import { StaleNotice } from '#components/live/stale-notice.tsx'
import {
  type SignInSettingActions,
  type SignInSettings,
  useSignInSettings,
} from '#lib/client/sign-in-settings.ts'
import { AddressRangesCard } from './address-ranges-card.tsx'
import { IdentityProviderCard } from './identity-provider-card.tsx'
import { IdentityProviderDecision } from './identity-provider-decision.tsx'

type SignInScreenProps = { initial: SignInSettings; actions: SignInSettingActions }

export const SignInScreen = ({ initial, actions }: SignInScreenProps) => {
  const query = useSignInSettings(initial)
  const settings = query.data
  return (
    <div className="grid grid-cols-1 gap-5">
      <StaleNotice query={query} />
      {settings.proposal ? (
        <IdentityProviderDecision proposal={settings.proposal} settings={settings} decide={actions.decide} />
      ) : null}
      <IdentityProviderCard settings={settings} propose={actions.propose} />
      <AddressRangesCard
        ranges={settings.addressRanges}
        ownAddress={settings.ownAddress}
        change={actions.changeAddresses}
      />
    </div>
  )
}
