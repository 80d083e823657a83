import { formatReais } from '#components/language/reais.ts'
import { localizedTexts, texts } from '#components/language/texts.ts'
import { PROPOSAL_STATUS_DISPLAY } from '#components/statuses/proposal-status-display.ts'
import { statusLabel } from '#components/statuses/status-label.ts'
import { Callout } from '#components/ui/callout.tsx'
import { LinkButton } from '#components/ui/link-button.tsx'
import { useLanguage } from '#components/use-language.ts'
import { type Proposal, useProposalOf } from '#lib/client/proposals.ts'

const TEXTS = texts({
  became: (number: string, status: string) => [
    `Operação ${number} ${status.toLowerCase()}`,
    `Operation ${number} ${status.toLowerCase()}`,
  ],
  inOperation: ['Esta margem já está em uma operação', 'This margin is in an operation already'],
  open: ['Abrir a operação', 'Open the operation'],
  paid: (amount: string) => [
    `Este termo virou um contrato. Líquido: ${amount}.`,
    `This term became a contract. Net amount: ${amount}.`,
  ],
  onlyOne: [
    'Enquanto ela estiver aberta, não dá para criar outra.',
    'While it is open, no other can be created.',
  ],
})

type ConsultOperationProps = {
  operationId: string
  initialOperation: Proposal | null
}

export const ConsultOperation = ({ operationId, initialOperation }: ConsultOperationProps) => {
  const operation = useProposalOf(operationId, initialOperation).data
  const language = useLanguage()
  const t = localizedTexts(TEXTS, language)
  const isPaid = operation?.status === 'paid'
  return (
    <Callout
      tone={operation ? PROPOSAL_STATUS_DISPLAY[operation.status].tone : 'accent'}
      title={
        operation
          ? t.became(operation.contractNumber, statusLabel(operation.status, language))
          : t.inOperation
      }
      className="p-4"
      action={
        <LinkButton href={`/proposals/${operationId}`} variant="primary">
          {t.open}
        </LinkButton>
      }
    >
      {isPaid ? t.paid(formatReais(operation.simulation.availableBalance)) : t.onlyOne}
    </Callout>
  )
}
