import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { announce } from '#components/ui/announce.ts'
import { type Proposal, useCacheProposal } from '#lib/client/proposals.ts'
import { useActionForm } from '#lib/client/use-action-form.ts'
import type { ProposalActions } from './proposal-actions.ts'

const TEXTS = texts({
  sent: ['Correção enviada. A proposta segue.', 'Correction sent. The proposal goes on.'],
})

type Solution = Parameters<ProposalActions['solve']>[0]

type SolveForm<Values> = {
  proposal: Proposal
  solve: ProposalActions['solve']
  values: Values
}

export const useSolveForm = <Values extends Omit<Solution, 'id'>>({
  proposal,
  solve,
  values,
}: SolveForm<Values>) => {
  const t = useTexts(TEXTS)
  const show = useCacheProposal()
  return useActionForm({
    schema: async () =>
      (await import('#lib/contracts/fgts/proposal-pending.ts')).solveFgtsPendingItemContract.body,
    values,
    action: solve,
    toInput: (values: Values) => ({ ...values, id: proposal.id }) as Values & { id: string } as Solution,
    onDone: (solved) => {
      show(solved)
      announce(t.sent)
    },
    focusInSight: true,
  })
}
