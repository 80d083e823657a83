import type { Metadata } from 'next'
import { pageTexts } from '#components/language/page-texts.ts'
import { texts } from '#components/language/texts.ts'
import { OwnAccessChanges } from '#components/people/own-access-changes.tsx'
import { OwnPasswordCard } from '#components/people/own-password-card.tsx'
import { OwnSecondFactorCard } from '#components/people/own-second-factor-card.tsx'
import { OwnSessionsCard } from '#components/people/own-sessions-card.tsx'
import { PageHeader } from '#components/shell/page-header.tsx'
import { encodeOutput } from '#lib/contracts/encode-output.ts'
import { listOwnSessionsContract, removeOwnSecondFactorCommand } from '#lib/contracts/people/own-access.ts'
import { contextOfPerson } from '#lib/pages/page-session.ts'
import { getOwnSecondFactor } from '#lib/services/people/get-own-second-factor.ts'
import { listOwnAccessChanges } from '#lib/services/people/list-own-access-changes.ts'
import { listOwnSessions } from '#lib/services/people/list-own-sessions.ts'
import {
  changePassword,
  confirmPasskey,
  endSessions,
  removePasskey,
  removeSecondFactor,
  renewRecoveryCodes,
  startPasskey,
} from './actions.ts'

const TEXTS = texts({ title: ['Sua conta', 'Your account'] })

export const generateMetadata = async (): Promise<Metadata> => ({ title: (await pageTexts(TEXTS)).title })

export default async function AccountPage() {
  const context = await contextOfPerson()
  const t = await pageTexts(TEXTS)
  const { actor } = context
  const byProvider = actor.kind === 'user' && Boolean(actor.provider)
  const [sessions, secondFactor, accessChanges] = await Promise.all([
    listOwnSessions(context),
    getOwnSecondFactor(context),
    listOwnAccessChanges(context),
  ])
  return (
    <>
      <PageHeader
        title={t.title}
        meta={
          actor.kind === 'user' ? <span className="break-all">{`${actor.name} · ${actor.email}`}</span> : null
        }
      />
      <OwnAccessChanges changes={accessChanges} />
      <div className="grid gap-5">
        <OwnSessionsCard
          initial={encodeOutput(listOwnSessionsContract, sessions)}
          now={context.now.toISOString()}
          endSessions={endSessions}
        />
        {byProvider ? null : <OwnPasswordCard change={changePassword} />}
        <OwnSecondFactorCard
          initial={encodeOutput(removeOwnSecondFactorCommand, secondFactor)}
          now={context.now.toISOString()}
          byProvider={byProvider}
          actions={{ renewCodes: renewRecoveryCodes, remove: removeSecondFactor }}
          passkeys={{ start: startPasskey, confirm: confirmPasskey, remove: removePasskey }}
        />
      </div>
    </>
  )
}
