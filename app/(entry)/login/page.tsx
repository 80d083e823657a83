import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { DemoAccounts } from '#components/access/demo-accounts'
import { ForgottenPassword } from '#components/access/forgotten-password'
import { SignInForm } from '#components/access/sign-in-form'
import { pageTexts } from '#components/language/page-texts.ts'
import { texts } from '#components/language/texts.ts'
import { AuthShell } from '#components/shell/auth-shell'
import { Callout } from '#components/ui/callout'
import { signInProblemOf } from '#lib/client/sign-in-problem'
import { getEnv } from '#lib/config/env'
import { localPathOf } from '#lib/contracts/access/sign-in'
import { currentPerson, pageFrame } from '#lib/http/page-session'

const TEXTS = texts({
  title: ['Entrar', 'Sign in'],
  description: [
    'Use o e-mail e a senha que você escolheu no convite.',
    'Use the e-mail and the password you chose at the invitation.',
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

type Query = Partial<Record<'callbackUrl' | 'ended' | 'error', string | string[]>>

const first = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value)

/** The way in for loan agents and managers. */
export default async function LoginPage({ searchParams }: { searchParams: Promise<Query> }) {
  const query = await searchParams
  const next = localPathOf(first(query.callbackUrl))
  if (await currentPerson()) redirect(next)
  const t = await pageTexts(TEXTS)
  const refusal = first(query.error)
  return (
    <AuthShell
      title={t.title}
      description={t.description}
      footer={getEnv().EMBEDDED ? <DemoAccounts /> : null}
    >
      {query.ended ? (
        <Callout tone="info" title={t.ended} className="mb-4">
          {t.endedText}
        </Callout>
      ) : next === '/' ? null : (
        <p className="mb-4 text-ink-muted text-sm">{t.asked}</p>
      )}
      <SignInForm
        next={next}
        refusal={refusal === undefined ? undefined : signInProblemOf(refusal, (await pageFrame()).language)}
      />
      <ForgottenPassword />
    </AuthShell>
  )
}
