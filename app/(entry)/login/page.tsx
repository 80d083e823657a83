import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { DemoAccounts } from '#components/access/demo-accounts'
import { SignInForm } from '#components/access/sign-in-form'
import { pageTexts } from '#components/language/page-texts.ts'
import { texts } from '#components/language/texts.ts'
import { AuthShell } from '#components/shell/auth-shell'
import { signInProblemOf } from '#lib/client/sign-in-problem'
import { getEnv } from '#lib/config/env'
import { localPathOf } from '#lib/contracts/access/sign-in'
import { currentPerson, pageFrame } from '#lib/http/page-session'

const TEXTS = texts({
  title: ['Entrar', 'Sign in'],
  description: [
    'Use o e-mail e a senha que você escolheu no convite.',
    'Use the e-mail and the password that the manager of your organization registered.',
  ],
  forgotten: [
    'Esqueceu a senha? Peça uma nova ao gestor.',
    'Forgot your password? Ask your manager for a new one.',
  ],
})

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await pageTexts(TEXTS)).title,
})

type Query = { callbackUrl?: string | string[]; error?: string | string[] }

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
      footer={getEnv().EMBEDDED ? <DemoAccounts /> : t.forgotten}
    >
      <SignInForm
        next={next}
        refusal={refusal === undefined ? undefined : signInProblemOf(refusal, (await pageFrame()).language)}
      />
    </AuthShell>
  )
}
