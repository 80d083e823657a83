import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { DemoAccounts } from '#components/access/demo-accounts'
import { SignInForm } from '#components/access/sign-in-form'
import { AuthShell } from '#components/shell/auth-shell'
import { getEnv } from '#lib/config/env'
import { localPathOf } from '#lib/contracts/access/sign-in'
import { currentPerson } from '#lib/http/page-session'

export const metadata: Metadata = { title: 'Entrar' }

type Query = { callbackUrl?: string | string[]; error?: string | string[] }

const first = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value)

/** The way in for loan agents and managers. */
export default async function LoginPage({ searchParams }: { searchParams: Promise<Query> }) {
  const query = await searchParams
  const next = localPathOf(first(query.callbackUrl))
  if (await currentPerson()) redirect(next)
  return (
    <AuthShell
      title="Entrar"
      description="Use o e-mail e a senha que o gestor da sua organização cadastrou."
      footer={getEnv().EMBEDDED ? <DemoAccounts /> : 'Esqueceu a senha? Peça uma nova ao gestor.'}
    >
      <SignInForm next={next} refusal={first(query.error)} />
    </AuthShell>
  )
}
