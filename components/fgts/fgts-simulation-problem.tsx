import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { Callout } from '#components/ui/callout.tsx'
import { LinkButton } from '#components/ui/link-button.tsx'
import { ProblemCallout } from '#components/ui/problem-callout.tsx'
import type { ClientProblem } from '#lib/client/answer.ts'
import { fgtsHref } from './fgts-address.ts'

const TEXTS = texts({
  changed: ['Os valores mudaram', 'The amounts have changed'],
  changedText: [
    'As condições mudaram desde a última conta. Confira os novos valores com o cliente e continue.',
    'The conditions have changed since the last calculation. Check the new amounts with the customer and go on.',
  ],
  open: ['Abrir a proposta', 'Open the proposal'],
  queryAgain: ['Consultar de novo', 'Query again'],
})

type FgtsSimulationProblemProps = {
  problem: ClientProblem | null
  changed: boolean
  balanceId: string
}

const OF_THE_BALANCE = ['balance_expired', 'balance_not_found', 'balance_failed', 'balance_query_in_progress']

export const FgtsSimulationProblem = ({ problem, changed, balanceId }: FgtsSimulationProblemProps) => {
  const t = useTexts(TEXTS)
  if (changed)
    return (
      <Callout tone="warning" title={t.changed} className="mt-4">
        {t.changedText}
      </Callout>
    )
  if (!problem) return null
  const quickFix = quickFixOf(problem, balanceId)
  const action = quickFix && (
    <LinkButton href={quickFix.href} size="small">
      {t[quickFix.label]}
    </LinkButton>
  )
  return <ProblemCallout problem={problem} action={action} className="mt-4" />
}

const quickFixOf = ({ code, proposalId }: ClientProblem, balanceId: string) => {
  if (OF_THE_BALANCE.includes(code)) return { href: fgtsHref([balanceId]), label: 'queryAgain' as const }
  return typeof proposalId === 'string'
    ? { href: `/proposals/${proposalId}`, label: 'open' as const }
    : undefined
}
