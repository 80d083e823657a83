import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { LinkButton } from '#components/ui/link-button.tsx'
import { ProblemCallout } from '#components/ui/problem-callout.tsx'
import type { ClientProblem } from '#lib/client/answer.ts'

const TEXTS = texts({
  goOn: ['Continue por ela.', 'Go on with it.'],
  open: ['Abrir a operação', 'Open the operation'],
  sendAgain: [
    'Confira os novos valores com o cliente. Enviar de novo aceita esses valores.',
    'Check the new figures with the customer. Sending again accepts them.',
  ],
  back: ['Voltar à consulta', 'Back to the query'],
})

type OperationProblemProps = { problem: ClientProblem; consultId: string; className?: string }

const EXISTING = ['simulation_already_used', 'consult_in_use']
const STALE = [
  'simulation_expired',
  'figures_not_renewable',
  'simulation_not_found',
  'consult_expired',
  'consult_not_ready',
  'registration_fee_already_charged',
]

export const OperationProblem = ({ problem, consultId, className }: OperationProblemProps) => {
  const t = useTexts(TEXTS)
  const { code, operationId, proposalId } = problem
  const existing = operationId ?? proposalId
  if (EXISTING.includes(code) && typeof existing === 'string') {
    return (
      <ProblemCallout
        problem={{ ...problem, nextAction: t.goOn }}
        className={className}
        action={
          <LinkButton href={`/proposals/${existing}`} size="small">
            {t.open}
          </LinkButton>
        }
      />
    )
  }
  if (code === 'figures_changed')
    return <ProblemCallout problem={{ ...problem, nextAction: t.sendAgain }} className={className} />
  const again = STALE.includes(code) ? (
    <LinkButton href={`/clt/consult/${consultId}`} size="small">
      {t.back}
    </LinkButton>
  ) : undefined
  return <ProblemCallout problem={problem} className={className} action={again} />
}
