'use client'
import { UserRoundCheck, UserRoundX } from 'lucide-react'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { AlertDialog } from '#components/ui/alert-dialog.tsx'
import { announce } from '#components/ui/announce.ts'
import { Button } from '#components/ui/button.tsx'
import { Card } from '#components/ui/card.tsx'
import type { RequestAccess } from '#lib/client/access-requests.ts'
import {
  type PersonActions,
  type PersonDetail,
  useCachePerson,
  useRefetchPeople,
} from '#lib/client/people.ts'
import { runAction } from '#lib/client/run-action.ts'

const TEXTS = texts({
  leave: ['Desativar', 'Deactivate'],
  leaveTitle: ['Saída', 'Leaving'],
  leaveHow: [
    'Encerra as sessões na hora; o histórico é mantido.',
    'Ends the sessions at once; the history is kept.',
  ],
  ask: (name: string) => [`Desativar ${name}?`, `Deactivate ${name}?`],
  what: [
    'A pessoa sai de todos os aparelhos agora e não entra mais.',
    'The person is signed out of every device now and cannot sign in any more.',
  ],
  back: ['Reativar', 'Reactivate'],
  backTitle: ['Pessoa desativada', 'Person deactivated'],
  backHow: ['Ao voltar, a senha continua a mesma.', 'When they come back, the password is the same.'],
  askBack: (name: string) => [`Reativar ${name}?`, `Reactivate ${name}?`],
  askFor: ['Pedir reativação', 'Ask to reactivate'],
  askForTitle: (name: string) => [`Pedir a reativação de ${name}?`, `Ask to reactivate ${name}?`],
  askForHow: [
    'É uma conta que decide: a pessoa volta quando outro gestor aprovar, com a mesma senha.',
    'It is an account that decides: they come back when another manager approves, with the same password.',
  ],
  asked: ['Pedido feito', 'Request made'],
  left: ['Pessoa desativada', 'Person deactivated'],
  returned: ['Pessoa reativada', 'Person reactivated'],
  noWork: ['Nenhuma proposta em aberto.', 'No open proposals.'],
  oneWork: [
    '1 proposta em aberto continua e segue até o fim.',
    '1 open proposal stays and goes on to its end.',
  ],
  openWork: (count: number) => [
    `${count} propostas em aberto continuam e seguem até o fim.`,
    `${count} open proposals stay and go on to their end.`,
  ],
  self: [
    'Este é o seu acesso: só outro gestor pode desativá-lo.',
    'This is your access: only another manager can deactivate it.',
  ],
})

const LEAVE = { button: 'leave', how: 'leaveHow', ask: 'ask' } as const
const BACK = { button: 'back', how: 'backHow', ask: 'askBack' } as const
const TWO = { button: 'askFor', how: 'askForHow', ask: 'askForTitle' } as const

type LeaveCardProps = {
  person: PersonDetail
  isSelf: boolean
  actions: Pick<PersonActions, 'deactivate' | 'reactivate'>
  request: RequestAccess
}

/** Reactivation may need a second manager's approval (see `LinkCard`); deactivation never does. */
export const LeaveCard = ({ person, isSelf, actions, request }: LeaveCardProps) => {
  const t = useTexts(TEXTS)
  const show = useCachePerson()
  const refetch = useRefetchPeople()
  const isDeactivated = person.state === 'deactivated'
  const { openProposals } = person
  const work = openProposals === 0 ? t.noWork : openProposals === 1 ? t.oneWork : t.openWork(openProposals)
  const takesTwo = isDeactivated && person.takesTwo
  const words = isDeactivated ? (takesTwo ? TWO : BACK) : LEAVE
  const ask = async () => {
    const answer = await runAction(request, { kind: 'reactivation', id: person.id })
    if (!answer.ok) return `${answer.problem.detail} ${answer.problem.nextAction}`
    refetch()
    announce(t.asked)
    return undefined
  }
  const confirm = async () => {
    if (takesTwo) return ask()
    const answer = await runAction(isDeactivated ? actions.reactivate : actions.deactivate, { id: person.id })
    if (!answer.ok) return `${answer.problem.detail} ${answer.problem.nextAction}`
    show(answer.data)
    announce(isDeactivated ? t.returned : t.left)
    return undefined
  }
  return (
    <Card title={isDeactivated ? t.backTitle : t.leaveTitle} description={t[words.how]}>
      <p className="mb-4 text-sm">{isSelf ? t.self : work}</p>
      {isSelf ? null : (
        <AlertDialog
          title={t[words.ask](person.name)}
          description={isDeactivated ? t[words.how] : `${t.what} ${work}`}
          tone={isDeactivated ? 'primary' : 'danger'}
          trigger={
            <Button
              variant={isDeactivated ? 'primary' : 'secondary'}
              icon={isDeactivated ? <UserRoundCheck /> : <UserRoundX />}
            >
              {t[words.button]}
            </Button>
          }
          confirmLabel={t[words.button]}
          onConfirm={confirm}
        />
      )}
    </Card>
  )
}
