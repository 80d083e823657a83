'use client'
import { UserRoundCheck, UserRoundX } from 'lucide-react'
import { type PersonActions, type PersonDetail, useShowPerson } from '#lib/client/people'
import { runAction } from '#lib/client/run-action'
import { texts } from '../language/texts.ts'
import { useTexts } from '../language/use-texts.ts'
import { AlertDialog } from '../ui/alert-dialog.tsx'
import { announce } from '../ui/announce.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'

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

type LeaveCardProps = {
  person: PersonDetail
  isSelf: boolean
  actions: Pick<PersonActions, 'deactivate' | 'reactivate'>
}

/** Shutting a person out, and letting them in again. */
export const LeaveCard = ({ person, isSelf, actions }: LeaveCardProps) => {
  const t = useTexts(TEXTS)
  const show = useShowPerson()
  const gone = person.state === 'deactivated'
  const { openProposals } = person
  const work = openProposals === 0 ? t.noWork : openProposals === 1 ? t.oneWork : t.openWork(openProposals)
  const confirm = async () => {
    const answer = await runAction(gone ? actions.reactivate : actions.deactivate, { id: person.id })
    if (!answer.ok) return `${answer.problem.detail} ${answer.problem.nextAction}`
    show(answer.data)
    announce(gone ? t.returned : t.left)
    return undefined
  }
  return (
    <Card title={gone ? t.backTitle : t.leaveTitle} description={gone ? t.backHow : t.leaveHow}>
      <p className="mb-4 text-sm">{isSelf ? t.self : work}</p>
      {isSelf ? null : (
        <AlertDialog
          title={gone ? t.askBack(person.name) : t.ask(person.name)}
          description={gone ? t.backHow : `${t.what} ${work}`}
          tone={gone ? 'primary' : 'danger'}
          trigger={
            <Button
              variant={gone ? 'primary' : 'secondary'}
              icon={gone ? <UserRoundCheck /> : <UserRoundX />}
            >
              {gone ? t.back : t.leave}
            </Button>
          }
          confirmLabel={gone ? t.back : t.leave}
          onConfirm={confirm}
        />
      )}
    </Card>
  )
}
