'use client'
import { Link2 } from 'lucide-react'
import { useState } from 'react'
import { localizedTexts, texts } from '#components/language/texts.ts'
import { CustomerLinkCard } from '#components/links/customer-link-card.tsx'
import { linkVisitOf } from '#components/links/link-visit.ts'
import { Button } from '#components/ui/button.tsx'
import { ProblemCallout } from '#components/ui/problem-callout.tsx'
import { useLanguage } from '#components/use-language.ts'
import type { ClientProblem } from '#lib/client/answer.ts'
import type { Proposal } from '#lib/client/proposals.ts'
import { runAction } from '#lib/client/run-action.ts'
import { useProposalTimeline } from '#lib/client/timeline.ts'
import { type FixLink, fixLinkMessages } from './fix-link-messages.ts'
import type { CreateFixLink } from './fix-wizard-actions.ts'

const TEXTS = texts({
  title: ['Ou deixe o cliente corrigir', 'Or let the customer fix it'],
  description: [
    'Um link de 48 horas, só para esta pendência. Ele confirma CPF e data de nascimento antes.',
    'A link of 48 hours, for this item alone. They confirm CPF and date of birth first.',
  ],
  make: ['Gerar link para o cliente', 'Make a link for the customer'],
  again: ['Gerar outro, com mais 48 horas', 'Make another, for 48 hours more'],
  awaited: [
    'O cliente ainda não enviou a correção. Esta tela muda sozinha.',
    'The customer is still to send the correction. This screen changes by itself.',
  ],
})

type FixLinkCardProps = {
  proposal: Proposal
  item: Proposal['pendingItems'][number]
  institutionName: string
  initialLink: FixLink | undefined
  make: CreateFixLink
}

export const FixLinkCard = ({ proposal, item, institutionName, initialLink, make }: FixLinkCardProps) => {
  const t = localizedTexts(TEXTS, useLanguage())
  const [link, setLink] = useState(initialLink ?? null)
  const events = useProposalTimeline(proposal.id)
  const visit = linkVisitOf(events, { kind: 'fix', since: item.createdAt })
  return (
    <CustomerLinkCard
      title={t.title}
      description={t.description}
      link={
        link && {
          kind: 'fix',
          address: link.link,
          expiresAt: link.expiresAt,
          customer: { subjectType: 'proposal', subjectId: proposal.id },
          ...fixLinkMessages({ proposal, item, institutionName, link }),
        }
      }
      make={
        <MakeLink
          again={link !== null}
          make={() => runAction(make, { id: proposal.id, itemId: item.id })}
          onCreated={setLink}
        />
      }
      visit={link || visit.opened || wasIssued(proposal, item) ? visit : null}
      awaited={t.awaited}
    />
  )
}

const wasIssued = ({ history }: Proposal, { createdAt }: FixLinkCardProps['item']) =>
  history.some(({ reason, at }) => reason?.code === 'fix_link_issued' && at >= createdAt)

type MakeLinkProps = {
  again: boolean
  make: () => ReturnType<CreateFixLink>
  onCreated: (link: FixLink) => void
}

const MakeLink = ({ again, make, onCreated }: MakeLinkProps) => {
  const t = localizedTexts(TEXTS, useLanguage())
  const [pending, setPending] = useState(false)
  const [problem, setProblem] = useState<ClientProblem | null>(null)
  const ask = async () => {
    setPending(true)
    const answer = await make()
    setPending(false)
    setProblem(answer.ok ? null : answer.problem)
    if (answer.ok) onCreated(answer.data)
  }
  return (
    <>
      {problem ? <ProblemCallout problem={problem} className="mb-3" /> : null}
      <Button
        full={!again}
        variant={again ? 'quiet' : undefined}
        size={again ? 'small' : undefined}
        icon={<Link2 />}
        pending={pending}
        onClick={ask}
      >
        {again ? t.again : t.make}
      </Button>
    </>
  )
}
