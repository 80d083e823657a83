'use client'
import { Link2 } from 'lucide-react'
import dynamic from 'next/dynamic'
import { useState } from 'react'
import { localizedTexts, texts } from '#components/language/texts.ts'
import { usePhoneToWriteTo } from '#components/personal-data/use-phone-to-write-to.ts'
import { Button } from '#components/ui/button'
import { Card } from '#components/ui/card'
import { ProblemCallout } from '#components/ui/problem-callout'
import { usePreloaded } from '#components/ui/use-preloaded.ts'
import { useLanguage } from '#components/use-language'
import type { ClientProblem } from '#lib/client/answer'
import type { Proposal } from '#lib/client/proposals'
import { runAction } from '#lib/client/run-action'
import type { MadeLink } from './fix-link-made.tsx'
import { FixLinkState } from './fix-link-state.tsx'
import type { MakeFixLink } from './fix-wizard-actions.ts'

const load = () => import('./fix-link-made.tsx').then((module) => module.FixLinkMade)
const FixLinkMade = dynamic(load, { ssr: false })

const TEXTS = texts({
  title: ['Ou deixe o cliente corrigir', 'Or let the customer fix it'],
  description: [
    'Um link de 48 horas, só para esta pendência. Ele confirma CPF e data de nascimento antes.',
    'A link of 48 hours, for this item alone. They confirm CPF and date of birth first.',
  ],
  make: ['Gerar link para o cliente', 'Make a link for the customer'],
})

type FixLinkCardProps = {
  proposal: Proposal
  item: Proposal['pendingItems'][number]
  institutionName: string
  make: MakeFixLink
}

/**
 * The customer's own way to fix the item: made on request, with every way to hand it over, and whether they
 * came.
 */
export const FixLinkCard = ({ proposal, item, institutionName, make }: FixLinkCardProps) => {
  const language = useLanguage()
  const t = localizedTexts(TEXTS, language)
  const number = usePhoneToWriteTo({ subjectType: 'proposal', subjectId: proposal.id })
  const [made, setMade] = useState<MadeLink | null>(null)
  const [pending, setPending] = useState(false)
  const [problem, setProblem] = useState<ClientProblem | null>(null)
  usePreloaded(load, made !== null)
  const ask = async () => {
    setPending(true)
    const answer = await runAction(make, { id: proposal.id, itemId: item.id })
    setPending(false)
    setProblem(answer.ok ? null : answer.problem)
    if (answer.ok) setMade(answer.data)
  }
  return (
    <Card title={t.title} description={t.description}>
      {problem ? <ProblemCallout problem={problem} className="mb-3" /> : null}
      {made ? (
        <FixLinkMade {...{ proposal, item, institutionName, made, number }} />
      ) : (
        <Button full icon={<Link2 />} pending={pending} onClick={ask}>
          {t.make}
        </Button>
      )}
      <FixLinkState proposal={proposal} item={item} />
    </Card>
  )
}
