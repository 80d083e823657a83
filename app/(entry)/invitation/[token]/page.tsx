import type { Metadata } from 'next'
import { pageTexts } from '#components/language/page-texts.ts'
import { texts } from '#components/language/texts.ts'
import { ChoosePasswordForm } from '#components/people/choose-password-form.tsx'
import { RefusedAccessLink } from '#components/people/refused-access-link.tsx'
import { AuthShell } from '#components/shell/auth-shell.tsx'
import { DomainError } from '#lib/domain/errors.ts'
import type { LinkGreeting } from '#lib/domain/people/person-state.ts'
import { reasonTexts } from '#lib/domain/reasons/reason-texts.ts'
import { linkContext } from '#lib/pages/link-context.ts'
import { getAccessLink } from '#lib/services/people/get-access-link.ts'
import { choose } from './actions.ts'

const TEXTS = texts({
  invitation: ['Boas-vindas', 'Welcome'],
  reset: ['Nova senha', 'New password'],
  page: ['Escolha sua senha', 'Choose your password'],
  invited: (name: string, organization: string) => [
    `${name}, escolha a senha do seu acesso a ${organization}.`,
    `${name}, choose the password of your access to ${organization}.`,
  ],
  changing: (name: string, organization: string) => [
    `${name}, escolha outra senha para o seu acesso a ${organization}.`,
    `${name}, choose another password for your access to ${organization}.`,
  ],
  who: ['Entra com', 'You sign in with'],
})

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await pageTexts(TEXTS)).page,
  referrer: 'no-referrer',
  robots: { index: false },
})

/** Page for invitations and password resets. The link itself is the authorization. */
export default async function InvitationPage({ params }: { params: Promise<{ token: string }> }) {
  const { token } = await params
  const context = await linkContext()
  const t = await pageTexts(TEXTS)
  const result = await getAccessLink(context, { token }).catch(refusalOf)
  if (result instanceof DomainError) {
    const { title, text, nextAction } = reasonTexts(result.code, context.language, result.details)
    return (
      <AuthShell title={title}>
        <RefusedAccessLink
          {...{ text, nextAction }}
          alias={typeof result.details.alias === 'string' ? result.details.alias : undefined}
        />
      </AuthShell>
    )
  }
  const { purpose, name, email, organizationName } = result
  const description =
    purpose === 'reset' ? t.changing(name, organizationName) : t.invited(name, organizationName)
  return (
    <AuthShell title={t[purpose]} description={description} footer={`${t.who} ${email}`}>
      <ChoosePasswordForm token={token} email={email} choose={choose} />
    </AuthShell>
  )
}

const refusalOf = (error: unknown): LinkGreeting | DomainError => {
  if (error instanceof DomainError) return error
  throw error
}
