import type { Metadata } from 'next'
import { pageTexts } from '#components/language/page-texts.ts'
import { texts } from '#components/language/texts.ts'
import { PeopleTabs } from '#components/people/people-tabs.tsx'
import { SignInScreen } from '#components/people/sign-in-screen.tsx'
import { PageHeader } from '#components/shell/page-header.tsx'
import { encodeOutput } from '#lib/contracts/encode-output.ts'
import { getSignInSettingsContract } from '#lib/contracts/people/sign-in-settings.ts'
import { contextOfPerson } from '#lib/pages/page-session.ts'
import { getSignInSettings } from '#lib/services/people/get-sign-in-settings.ts'
import { changeAddresses, decideProvider, proposeProvider } from '../actions.ts'

const TEXTS = texts({
  title: ['Entrada', 'Sign-in'],
  meta: [
    'Como as pessoas entram, e de onde podem trabalhar.',
    'How people sign in, and from where they may work.',
  ],
})

export const generateMetadata = async (): Promise<Metadata> => ({ title: (await pageTexts(TEXTS)).title })

export default async function SignInSettingsPage() {
  const context = await contextOfPerson('manage_access')
  const t = await pageTexts(TEXTS)
  return (
    <>
      <PageHeader title={t.title} meta={t.meta} />
      <PeopleTabs />
      <SignInScreen
        initial={encodeOutput(getSignInSettingsContract, await getSignInSettings(context))}
        actions={{ propose: proposeProvider, decide: decideProvider, changeAddresses }}
      />
    </>
  )
}
