import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { LinkButton } from '#components/ui/link-button.tsx'
import { ProblemCallout } from '#components/ui/problem-callout.tsx'
import type { ClientProblem } from '#lib/client/answer.ts'
import { fgtsHref } from './fgts-address.ts'

const TEXTS = texts({
  continue: ['Continue por ela.', 'Go on with it.'],
  open: ['Abrir a proposta', 'Open the proposal'],
  sendAgain: [
    'Confira os novos valores com o cliente. Enviar de novo aceita esses valores.',
    'Check the new figures with the customer. Sending again accepts them.',
  ],
  back: ['Voltar aos saldos', 'Back to the balances'],
})

const EXISTING = ['simulation_already_used', 'withdrawals_in_use', 'yearly_operation_limit']

const STALE = [
  'simulation_expired',
  'figures_not_renewable',
  'simulation_not_found',
  'registration_fee_already_charged',
]

type FgtsProposalProblemProps = { problem: ClientProblem; balanceId: string }

export const FgtsProposalProblem = ({ problem, balanceId }: FgtsProposalProblemProps) => {
  const t = useTexts(TEXTS)
  const { code, proposalId } = problem
  if (EXISTING.includes(code) && typeof proposalId === 'string') {
    const words = code === 'simulation_already_used' ? { ...problem, nextAction: t.continue } : problem
    return (
      <ProblemCallout
        problem={words}
        action={
          <LinkButton href={`/proposals/${proposalId}`} size="small">
            {t.open}
          </LinkButton>
        }
      />
    )
  }
  if (code === 'figures_changed') return <ProblemCallout problem={{ ...problem, nextAction: t.sendAgain }} />
  if (STALE.includes(code)) {
    return (
      <ProblemCallout
        problem={problem}
        action={
          <LinkButton href={fgtsHref([balanceId])} size="small">
            {t.back}
          </LinkButton>
        }
      />
    )
  }
  return <ProblemCallout problem={problem} />
}
