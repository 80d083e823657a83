import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { ForgottenPassword } from '#components/access/forgotten-password.tsx'
import { OrganizationSignIn } from '#components/access/organization-sign-in.tsx'
import { readSignInAddress } from '#components/access/sign-in-address.ts'
import { SignInForm } from '#components/access/sign-in-form.tsx'
import { pageTexts } from '#components/language/page-texts.ts'
import { texts } from '#components/language/texts.ts'
import { AuthShell } from '#components/shell/auth-shell.tsx'
import type { AddressQuery } from '#components/tables/address-filter.ts'
import { Callout } from '#components/ui/callout.tsx'
import { rememberedAlias } from '#lib/auth/provider-sign-in.ts'
import { signInProblemOf } from '#lib/client/sign-in-problem.ts'
import { relyingParty } from '#lib/config/relying-party.ts'
import { localPathOf } from '#lib/contracts/access/sign-in.ts'
import { readSignInAlias } from '#lib/domain/access/identity-provider.ts'
import { incompletePerson, pageFrame } from '#lib/pages/page-session.ts'
import { listDemoAccounts } from '#lib/services/access/list-demo-accounts.ts'
import { startPasskey } from './actions.ts'

const TEXTS = texts({
  title: ['Entrar', 'Sign in'],
  description: [
    'Use o e-mail e a senha que você escolheu no convite.',
    'Use the e-mail and the password you chose at the invitation.',
  ],
  demo: [
    'Esta é uma demonstração: escolha com quem entrar.',
    'This is a demonstration: choose who to sign in as.',
  ],
  ended: ['Sua sessão terminou', 'Your session has ended'],
  endedText: [
    'Entre para voltar de onde parou. O formulário que você preenchia ficou guardado nesta aba.',
    'Sign in to go on where you were. The form you were filling is kept in this tab.',
  ],
  asked: ['Entre para abrir a página pedida.', 'Sign in to open the page you asked for.'],
})

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await pageTexts(TEXTS)).title,
})

export default async function LoginPage({ searchParams }: { searchParams: Promise<AddressQuery> }) {
  const { next: requestedPath, ended, refusal, organization } = readSignInAddress(await searchParams)
  const next = localPathOf(requestedPath)
  // A refused IP address is ignored, because the person may still sign in to another organization.
  if (await incompletePerson().catch(() => null)) redirect(next)
  const t = await pageTexts(TEXTS)
  const demoAccounts = listDemoAccounts()
  return (
    <AuthShell title={t.title} description={demoAccounts.length > 0 ? t.demo : t.description}>
      {ended ? (
        <Callout tone="info" title={t.ended} className="mb-4">
          {t.endedText}
        </Callout>
      ) : next === '/' ? null : (
        <p className="mb-4 text-ink-muted text-sm">{t.asked}</p>
      )}
      <SignInForm
        next={next}
        demoAccounts={demoAccounts}
        startPasskey={relyingParty() ? startPasskey : null}
        refusal={refusal === '' ? undefined : signInProblemOf(refusal, (await pageFrame()).language)}
      />
      <OrganizationSignIn next={next} known={readSignInAlias(organization) ?? (await rememberedAlias())} />
      <ForgottenPassword />
    </AuthShell>
  )
}
