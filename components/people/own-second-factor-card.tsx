'use client'
import { useRouter } from 'next/navigation'
import { type ReactNode, useState } from 'react'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { announce } from '#components/ui/announce.ts'
import { Button } from '#components/ui/button.tsx'
import { Card } from '#components/ui/card.tsx'
import { LinkButton } from '#components/ui/link-button.tsx'
import { RelativeTime } from '#components/ui/relative-time.tsx'
import type {
  NewPasskey,
  OwnSecondFactor,
  PasskeyActions,
  RemovePasskey,
  SecondFactorActions,
} from '#lib/client/people.ts'
import { secondFactorPath } from '#lib/domain/access/second-factor.ts'
import { AddPasskey } from './add-passkey.tsx'
import { PasskeyList } from './passkey-list.tsx'
import { PasswordDialog } from './password-dialog.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

const TEXTS = texts({
  title: ['Verificação em duas etapas', 'Two-step verification'],
  description: [
    'Além da senha, uma chave de acesso ou um código do seu celular: quem descobrir a senha não entra.',
    'Beside the password, a passkey or a code of your phone: whoever finds out the password does not get in.',
  ],
  demanded: [
    'Sua organização exige a segunda etapa do seu perfil.',
    'Your organization demands the second step of your role.',
  ],
  passkeys: ['Chaves de acesso', 'Passkeys'],
  noPasskey: [
    'Entre com digital, rosto ou PIN, sem digitar senha nem código.',
    'Sign in by fingerprint, face or PIN, without typing a password or code.',
  ],
  added: ['Chave de acesso criada', 'Passkey made'],
  app: ['Aplicativo no celular', 'App on the phone'],
  off: ['Desligado.', 'Off.'],
  activate: ['Ativar', 'Set up'],
  on: ['Ligado', 'On since'],
  change: ['Trocar de celular', 'Change the phone'],
  codes: ['Códigos de recuperação', 'Recovery codes'],
  left: (count: number) => [
    count === 1 ? '1 código de recuperação por usar.' : `${count} códigos de recuperação por usar.`,
    count === 1 ? '1 recovery code not used yet.' : `${count} recovery codes not used yet.`,
  ],
  renew: ['Gerar novos códigos', 'Make new codes'],
  askRenew: ['Gerar novos códigos de recuperação?', 'Make new recovery codes?'],
  whatRenew: [
    'Os códigos antigos deixam de valer. Os novos aparecem uma única vez.',
    'The old codes stop working. The new ones are shown once.',
  ],
  remove: ['Desligar', 'Switch off'],
  askRemove: ['Desligar o aplicativo?', 'Switch the app off?'],
  whatRemove: [
    'Sem chave de acesso, sua conta passa a abrir só com a senha.',
    'Without a passkey, your account then opens with the password alone.',
  ],
  removed: ['Aplicativo desligado', 'App switched off'],
})

type OwnSecondFactorCardProps = {
  initial: OwnSecondFactor
  now: string
  byProvider: boolean
  actions: SecondFactorActions
  passkeys: PasskeyActions & { remove: RemovePasskey }
}

export const OwnSecondFactorCard = ({
  initial,
  now,
  byProvider,
  actions,
  passkeys,
}: OwnSecondFactorCardProps) => {
  const t = useTexts(TEXTS)
  const router = useRouter()
  const [own, setOwn] = useState(initial)
  const [codes, setCodes] = useState<readonly string[]>([])
  const keep = (changed: OwnSecondFactor) => {
    setOwn(changed)
    if (changed.since === null && changed.passkeys.length === 0) setCodes([])
  }
  const hasFactor = own.since !== null || own.passkeys.length > 0
  return (
    <Card title={t.title} description={t.description}>
      <div className="grid gap-6">
        {own.isDemanded ? <p className="text-sm">{t.demanded}</p> : null}
        <PasskeyPart
          {...{ own, now, byProvider, passkeys }}
          onRemoved={keep}
          onAdded={({ recoveryCodes, ...changed }) => {
            setOwn(changed)
            announce(t.added)
            if (recoveryCodes.length === 0) return
            setCodes(recoveryCodes)
            // Removes the frame's reminder to set up a second factor.
            router.refresh()
          }}
        />
        <AppPart {...{ own, now, byProvider }} remove={actions.remove} onRemoved={keep} />
        {hasFactor ? (
          <Part title={t.codes}>
            <p className="text-sm">{t.left(own.recoveryCodesLeft)}</p>
            {codes.length > 0 ? <RecoveryCodes codes={codes} /> : null}
            <PasswordDialog
              title={t.askRenew}
              description={t.whatRenew}
              byProvider={byProvider}
              trigger={<Button>{t.renew}</Button>}
              confirmLabel={t.renew}
              tone="primary"
              action={actions.renewCodes}
              onDone={({ recoveryCodes }) => {
                setCodes(recoveryCodes)
                setOwn({ ...own, recoveryCodesLeft: recoveryCodes.length })
              }}
            />
          </Part>
        ) : null}
      </div>
    </Card>
  )
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="grid justify-items-start gap-3 [&>ul]:w-full">
    <h3 className="font-medium text-sm">{title}</h3>
    {children}
  </section>
)

type PasskeyPartProps = Pick<OwnSecondFactorCardProps, 'now' | 'byProvider' | 'passkeys'> & {
  own: OwnSecondFactor
  onRemoved: (own: OwnSecondFactor) => void
  onAdded: (added: NewPasskey) => void
}

const PasskeyPart = ({ own, now, byProvider, passkeys, onRemoved, onAdded }: PasskeyPartProps) => {
  const t = useTexts(TEXTS)
  if (!own.offersPasskeys && own.passkeys.length === 0) return null
  return (
    <Part title={t.passkeys}>
      {own.passkeys.length > 0 ? (
        <PasskeyList {...{ now, byProvider, onRemoved }} passkeys={own.passkeys} remove={passkeys.remove} />
      ) : (
        <p className="text-ink-muted text-sm">{t.noPasskey}</p>
      )}
      {own.offersPasskeys ? <AddPasskey byProvider={byProvider} actions={passkeys} onDone={onAdded} /> : null}
    </Part>
  )
}

type AppPartProps = {
  own: OwnSecondFactor
  now: string
  byProvider: boolean
  remove: SecondFactorActions['remove']
  onRemoved: (own: OwnSecondFactor) => void
}

const AppPart = ({ own, now, byProvider, remove, onRemoved }: AppPartProps) => {
  const t = useTexts(TEXTS)
  const setUp = secondFactorPath('/account')
  const isLast = own.passkeys.length === 0
  return (
    <Part title={t.app}>
      {own.since === null ? (
        <>
          <p className="text-ink-muted text-sm">{t.off}</p>
          <LinkButton href={setUp} variant={isLast ? 'primary' : 'secondary'}>
            {t.activate}
          </LinkButton>
        </>
      ) : (
        <>
          <p className="text-sm">
            {t.on} <RelativeTime at={own.since} now={now} />.
          </p>
          <div className="flex flex-wrap gap-2">
            <LinkButton href={setUp}>{t.change}</LinkButton>
            {own.isDemanded && isLast ? null : (
              <PasswordDialog
                title={t.askRemove}
                description={t.whatRemove}
                byProvider={byProvider}
                trigger={<Button>{t.remove}</Button>}
                confirmLabel={t.remove}
                tone="danger"
                action={remove}
                onDone={(changed) => {
                  onRemoved(changed)
                  announce(t.removed)
                }}
              />
            )}
          </div>
        </>
      )}
    </Part>
  )
}
