'use client'
import { ShieldOff } from 'lucide-react'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { AlertDialog } from '#components/ui/alert-dialog.tsx'
import { announce } from '#components/ui/announce.ts'
import { Button } from '#components/ui/button.tsx'
import { Card } from '#components/ui/card.tsx'
import type { RequestAccess } from '#lib/client/access-requests.ts'
import { type PersonDetail, useRefetchPeople } from '#lib/client/people.ts'
import { runAction } from '#lib/client/run-action.ts'

const TEXTS = texts({
  title: ['Verificação em duas etapas', 'Two-step verification'],
  on: [
    'Ligada: entra com chave de acesso, ou com a senha e um código do celular.',
    'On: signs in with a passkey, or with the password and a code of the phone.',
  ],
  off: ['Desligada: a própria pessoa ativa em “Sua conta”.', 'Off: the person sets it up at “Your account”.'],
  self: ['É a sua: cuide dela em “Sua conta”.', 'It is yours: look after it at “Your account”.'],
  lost: [
    'Perdeu o celular, as chaves de acesso e os códigos de recuperação? Outro gestor aprova a retirada, e a pessoa ativa de novo com a senha.',
    'Lost the phone, the passkeys and the recovery codes? Another manager approves the removal, and the person sets it up again with the password.',
  ],
  remove: ['Pedir a retirada', 'Ask for the removal'],
  ask: (name: string) => [
    `Pedir a retirada da segunda etapa de ${name}?`,
    `Ask for the removal of the second step of ${name}?`,
  ],
  asked: ['Pedido feito', 'Request made'],
})

type SecondFactorCardProps = { person: PersonDetail; isSelf: boolean; request: RequestAccess }

/** Removing a lost second factor needs the approval of a second manager. */
export const SecondFactorCard = ({ person, isSelf, request }: SecondFactorCardProps) => {
  const t = useTexts(TEXTS)
  const refetch = useRefetchPeople()
  const ask = async () => {
    const answer = await runAction(request, { kind: 'second_factor', id: person.id })
    if (!answer.ok) return `${answer.problem.detail} ${answer.problem.nextAction}`
    refetch()
    announce(t.asked)
    return undefined
  }
  return (
    <Card title={t.title} description={person.hasSecondFactor ? t.on : t.off}>
      {isSelf ? (
        <p className="text-sm">{t.self}</p>
      ) : person.hasSecondFactor ? (
        <>
          <p className="mb-4 text-sm">{t.lost}</p>
          <AlertDialog
            title={t.ask(person.name)}
            description={t.lost}
            tone="danger"
            trigger={<Button icon={<ShieldOff />}>{t.remove}</Button>}
            confirmLabel={t.remove}
            onConfirm={ask}
          />
        </>
      ) : null}
    </Card>
  )
}
