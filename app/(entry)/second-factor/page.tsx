import type { Metadata } from 'next'
import { Confirmation } from '#components/access/confirmation.tsx'
import { readSignInAddress } from '#components/access/sign-in-address.ts'
import { SignOutButton } from '#components/access/sign-out-button.tsx'
import { pageTexts } from '#components/language/page-texts.ts'
import { texts } from '#components/language/texts.ts'
import { SecondFactorSetup } from '#components/people/second-factor-setup.tsx'
import { AuthShell } from '#components/shell/auth-shell.tsx'
import type { AddressQuery } from '#components/tables/address-filter.ts'
import { LinkButton } from '#components/ui/link-button.tsx'
import { localPathOf } from '#lib/contracts/access/sign-in.ts'
import { contextOfIncompletePerson } from '#lib/pages/page-session.ts'
import { getOwnSecondFactor } from '#lib/services/people/get-own-second-factor.ts'
import { startOwnSecondFactor } from '#lib/services/people/start-own-second-factor.ts'
import { confirm, confirmIdentity, confirmPasskey, startConfirmation, startPasskey } from './actions.ts'

const TEXTS = texts({
  title: ['Verificação em duas etapas', 'Two-step verification'],
  demanded: [
    'Sua organização exige que o seu acesso tenha, além da senha, uma chave de acesso ou um código do celular. Leva um minuto.',
    'Your organization demands a passkey or a code of your phone beside the password. It takes a minute.',
  ],
  offered: [
    'Além da senha, uma chave de acesso ou um código do seu celular: quem descobrir a senha não entra.',
    'Beside the password, a passkey or a code of your phone: whoever finds out the password does not get in.',
  ],
  replaced: [
    'O celular novo substitui o antigo, e os códigos de recuperação também são trocados.',
    'The new phone replaces the old one, and the recovery codes are replaced as well.',
  ],
  added: [
    'O aplicativo fica ao lado das chaves de acesso. Os códigos de recuperação são trocados.',
    'The app stands beside the passkeys. The recovery codes are replaced.',
  ],
  notNow: ['Agora não', 'Not now'],
})

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await pageTexts(TEXTS)).title,
  referrer: 'no-referrer',
})

/** The only page available to a person who lacks a required second factor. */
export default async function SecondFactorPage({ searchParams }: { searchParams: Promise<AddressQuery> }) {
  const context = await contextOfIncompletePerson()
  const { next: requestedPath } = readSignInAddress(await searchParams)
  const next = localPathOf(requestedPath)
  const t = await pageTexts(TEXTS)
  const [setup, own] = await Promise.all([startOwnSecondFactor(context), getOwnSecondFactor(context)])
  const addition = own.passkeys.length > 0 ? t.added : t.offered
  return (
    <AuthShell
      title={t.title}
      description={own.isOverdue ? t.demanded : own.since === null ? addition : t.replaced}
      footer={
        own.isOverdue ? (
          <SignOutButton />
        ) : (
          <LinkButton href={next} variant="quiet" full>
            {t.notNow}
          </LinkButton>
        )
      }
    >
      <Confirmation actions={{ start: startConfirmation, confirm: confirmIdentity }} />
      <SecondFactorSetup
        setup={setup}
        email={context.actor.kind === 'user' ? context.actor.email : ''}
        next={next}
        byProvider={context.actor.kind === 'user' && Boolean(context.actor.provider)}
        confirm={confirm}
        passkeys={own.offersPasskeys ? { start: startPasskey, confirm: confirmPasskey } : null}
      />
    </AuthShell>
  )
}
