import dynamic from 'next/dynamic'
import type { Proposal } from '#lib/client/proposals.ts'
import type { ProposalActions } from './proposal-actions.ts'

const SolvePixForm = dynamic(() => import('./solve-pix-form.tsx').then((module) => module.SolvePixForm))
const SolveAccountForm = dynamic(() =>
  import('./solve-account-form.tsx').then((module) => module.SolveAccountForm),
)
const SolveDocumentsForm = dynamic(() =>
  import('./solve-documents-form.tsx').then((module) => module.SolveDocumentsForm),
)

type SolveFormProps = {
  proposal: Proposal
  item: Proposal['pendingItems'][number]
  actions: Pick<ProposalActions, 'solve' | 'upload'>
}

export const SolveForm = ({ proposal, item, actions }: SolveFormProps) => {
  if (item.type === 'pix_refusal') return <SolvePixForm proposal={proposal} solve={actions.solve} />
  if (item.type === 'ted_refusal') return <SolveAccountForm proposal={proposal} solve={actions.solve} />
  return <SolveDocumentsForm proposal={proposal} item={item} actions={actions} />
}
