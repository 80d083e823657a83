import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { Callout } from '#components/ui/callout.tsx'
import type { Proposal } from '#lib/client/proposals.ts'

const TEXTS = texts({
  renewed: ['Os valores foram refeitos para hoje', 'The figures were calculated again for today'],
  seen: [
    'O cliente vê os novos valores na página e lê o contrato de novo antes de assinar.',
    'The customer sees the new figures on the page and reads the contract again before signing.',
  ],
  impossible: ['O cliente não consegue assinar este contrato', 'The customer cannot sign this contract'],
  again: [
    'Cancele esta proposta e faça uma nova simulação com o cliente.',
    'Cancel this proposal and make a new simulation with the customer.',
  ],
})

export const OutdatedFigures = ({ proposal }: { proposal: Proposal }) => {
  const t = useTexts(TEXTS)
  const reason = proposal.history.at(-1)?.reason
  if (reason?.code === 'figures_renewed')
    return (
      <Callout tone="info" title={t.renewed} className="mb-4">
        {reason.text} {t.seen}
      </Callout>
    )
  if (reason?.code !== 'figures_not_renewable') return null
  return (
    <Callout tone="warning" title={t.impossible} className="mb-4">
      {reason.text} {t.again}
    </Callout>
  )
}
