import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { SignInCodeForm } from '#components/access/sign-in-code-form.tsx'
import { pageTexts } from '#components/language/page-texts.ts'
import { texts } from '#components/language/texts.ts'
import { AuthShell } from '#components/shell/auth-shell.tsx'
import { LinkButton } from '#components/ui/link-button.tsx'
import { factorsWaitedFor } from '#lib/auth/provider-sign-in.ts'
import { startPasskey } from '../actions.ts'
import { confirm } from './actions.ts'

const TEXTS = texts({
  title: ['Verificação em duas etapas', 'Two-step verification'],
  description: [
    'O login da sua organização confirmou quem você é. Falta a sua segunda etapa.',
    "Your organization's sign-in has confirmed who you are. Your second step is missing.",
  ],
  back: ['Entrar de outro jeito', 'Sign in another way'],
})

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await pageTexts(TEXTS)).title,
  referrer: 'no-referrer',
})

export default async function SignInCodePage() {
  const factors = await factorsWaitedFor()
  if (!factors) redirect('/login?error=identity_sign_in_expired')
  const t = await pageTexts(TEXTS)
  return (
    <AuthShell
      title={t.title}
      description={t.description}
      footer={
        <LinkButton href="/login" variant="quiet" full>
          {t.back}
        </LinkButton>
      }
    >
      <SignInCodeForm {...factors} confirm={confirm} startPasskey={startPasskey} />
    </AuthShell>
  )
}
