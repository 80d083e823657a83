'use client'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { announce } from '#components/ui/announce.ts'
import { Button } from '#components/ui/button.tsx'
import { Card } from '#components/ui/card.tsx'
import { ProblemCallout } from '#components/ui/problem-callout.tsx'
import { RelativeTime } from '#components/ui/relative-time.tsx'
import type { RequestAccess } from '#lib/client/access-requests.ts'
import type { ClientProblem } from '#lib/client/answer.ts'
import {
  type IssuedLink as Link,
  type PersonActions,
  type PersonDetail,
  useRefetchPeople,
} from '#lib/client/people.ts'
import { runAction } from '#lib/client/run-action.ts'
import { IssuedLink } from './issued-link.tsx'

const TEXTS = texts({
  invited: ['Convite', 'Invitation'],
  active: ['Senha', 'Password'],
  invitedHow: [
    'A pessoa ainda não escolheu a senha. Um link novo substitui o anterior.',
    'The person has not chosen a password yet. A new link replaces the one before.',
  ],
  activeHow: [
    'A senha atual vale até o link ser usado; aí todas as sessões são encerradas.',
    'The present password works until the link is used; then all sessions end.',
  ],
  open: ['Há um link ainda não usado, que vence', 'There is an unused link that expires'],
  with: (name: string) => [`Quem o entrega: ${name}.`, `Who hands it over: ${name}.`],
  operator: ['a operação', 'the operator'],
  two: [
    'É uma conta que decide: outro gestor aprova, recebe o link e o entrega.',
    'It is an account that decides: another manager approves, gets the link and hands it over.',
  ],
  askInvitation: ['Pedir novo convite', 'Ask for a new invitation'],
  askPassword: ['Pedir link de nova senha', 'Ask for a link for a new password'],
  asked: ['Pedido feito', 'Request made'],
  newInvitation: ['Gerar novo convite', 'Make a new invitation'],
  newPassword: ['Gerar link de nova senha', 'Make a link for a new password'],
})

type LinkCardProps = {
  person: PersonDetail
  now: string
  issueLink: PersonActions['issueLink']
  request: RequestAccess
}

/** A second manager must approve if the person has a `DECIDING` permission or one that the manager lacks. */
export const LinkCard = ({ person, now, issueLink, request }: LinkCardProps) => {
  const t = useTexts(TEXTS)
  const refetch = useRefetchPeople()
  const [link, setLink] = useState<Link | null>(null)
  const [problem, setProblem] = useState<ClientProblem | null>(null)
  const [pending, setPending] = useState(false)
  const invited = person.state === 'invited'
  const { takesTwo } = person
  const make = async () => {
    setPending(true)
    const answer = takesTwo
      ? await runAction(request, { kind: 'link', id: person.id })
      : await runAction(issueLink, { id: person.id })
    setPending(false)
    setProblem(answer.ok ? null : answer.problem)
    if (!answer.ok) return
    if ('token' in answer.data) setLink(answer.data)
    else announce(t.asked)
    refetch()
  }
  const names = takesTwo ? [t.askInvitation, t.askPassword] : [t.newInvitation, t.newPassword]
  return (
    <Card title={invited ? t.invited : t.active} description={invited ? t.invitedHow : t.activeHow}>
      <div className="grid gap-3">
        {person.openLink && !link ? (
          <p className="text-sm">
            {t.open} <RelativeTime at={person.openLink.expiresAt} now={now} />.{' '}
            {takesTwo ? t.with(person.openLink.createdByName ?? t.operator) : null}
          </p>
        ) : null}
        {takesTwo ? <p className="text-sm">{t.two}</p> : null}
        {link ? <IssuedLink link={link} to={person} /> : null}
        {problem ? <ProblemCallout problem={problem} /> : null}
        <Button icon={<KeyRound />} pending={pending} onClick={make} className="sm:justify-self-start">
          {invited ? names[0] : names[1]}
        </Button>
      </div>
    </Card>
  )
}
