'use client'
import { useState } from 'react'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { announce } from '#components/ui/announce.ts'
import { Button } from '#components/ui/button.tsx'
import { Card } from '#components/ui/card.tsx'
import { LinkButton } from '#components/ui/link-button.tsx'
import { RelativeTime } from '#components/ui/relative-time.tsx'
import type { OwnSecondFactor, SecondFactorActions } from '#lib/client/people.ts'
import { secondFactorPath } from '#lib/domain/access/second-factor.ts'
import { PasswordDialog } from './password-dialog.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

const TEXTS = texts({
  title: ['Verificação em duas etapas', 'Two-step verification'],
  description: [
    'Além da senha, um código do seu celular: quem descobrir a senha não entra.',
    'Beside the password, a code of your phone: whoever finds out the password does not get in.',
  ],
  off: ['Desligada.', 'Off.'],
  activate: ['Ativar', 'Set up'],
  on: ['Ligada', 'On since'],
  left: (count: number) => [
    count === 1 ? '1 código de recuperação por usar.' : `${count} códigos de recuperação por usar.`,
    count === 1 ? '1 recovery code not used yet.' : `${count} recovery codes not used yet.`,
  ],
  demanded: [
    'Sua organização exige a segunda etapa do seu perfil.',
    'Your organization demands the second step of your role.',
  ],
  change: ['Trocar de celular', 'Change the phone'],
  renew: ['Gerar novos códigos', 'Make new codes'],
  askRenew: ['Gerar novos códigos de recuperação?', 'Make new recovery codes?'],
  whatRenew: [
    'Os códigos antigos deixam de valer. Os novos aparecem uma única vez.',
    'The old codes stop working. The new ones are shown once.',
  ],
  remove: ['Desligar', 'Switch off'],
  askRemove: ['Desligar a verificação em duas etapas?', 'Switch two-step verification off?'],
  whatRemove: ['Sua conta passa a abrir só com a senha.', 'Your account then opens with the password alone.'],
  removed: ['Verificação desligada', 'Verification switched off'],
})

type OwnSecondFactorCardProps = { initial: OwnSecondFactor; now: string; actions: SecondFactorActions }

export const OwnSecondFactorCard = ({ initial, now, actions }: OwnSecondFactorCardProps) => {
  const t = useTexts(TEXTS)
  const [own, setOwn] = useState(initial)
  const [codes, setCodes] = useState<readonly string[]>([])
  const setUp = secondFactorPath('/account')
  return (
    <Card title={t.title} description={t.description}>
      {own.since === null ? (
        <div className="grid justify-items-start gap-3">
          <p className="text-sm">{t.off}</p>
          <LinkButton href={setUp} variant="primary">
            {t.activate}
          </LinkButton>
        </div>
      ) : (
        <div className="grid gap-4">
          <p className="text-sm">
            {t.on} <RelativeTime at={own.since} now={now} />. {t.left(own.recoveryCodesLeft)}{' '}
            {own.isDemanded ? t.demanded : null}
          </p>
          {codes.length > 0 ? <RecoveryCodes codes={codes} /> : null}
          <div className="flex flex-wrap gap-2">
            <LinkButton href={setUp}>{t.change}</LinkButton>
            <PasswordDialog
              title={t.askRenew}
              description={t.whatRenew}
              trigger={<Button>{t.renew}</Button>}
              confirmLabel={t.renew}
              tone="primary"
              action={actions.renewCodes}
              onDone={({ recoveryCodes }) => {
                setCodes(recoveryCodes)
                setOwn({ ...own, recoveryCodesLeft: recoveryCodes.length })
              }}
            />
            {own.isDemanded ? null : (
              <PasswordDialog
                title={t.askRemove}
                description={t.whatRemove}
                trigger={<Button>{t.remove}</Button>}
                confirmLabel={t.remove}
                tone="danger"
                action={actions.remove}
                onDone={(removed) => {
                  setOwn(removed)
                  setCodes([])
                  announce(t.removed)
                }}
              />
            )}
          </div>
        </div>
      )}
    </Card>
  )
}
