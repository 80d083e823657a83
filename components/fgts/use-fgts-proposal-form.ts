'use client'
import { useDraft } from '#components/drafts/use-draft.ts'
import type { ClientAction } from '#lib/client/answer'
import { useActionForm } from '#lib/client/use-action-form'
import type { WireOutputOf } from '#lib/contracts/contract'
import type { createFgtsProposalContract } from '#lib/contracts/fgts/proposal-create'
import type { BorrowerFormValues } from '../proposals/borrower-form.ts'
import { borrowerFormOf } from '../proposals/known-values.ts'
import { useAcceptedRelease } from '../proposals/use-accepted-release.ts'
import {
  type FgtsProposalBasis,
  type FgtsProposalWire,
  proposalFieldOf,
  proposalToWire,
} from './fgts-proposal-values.ts'

export type CreateFgtsProposal = ClientAction<
  FgtsProposalWire,
  WireOutputOf<typeof createFgtsProposalContract>
>

type FgtsProposalForm = FgtsProposalBasis & { known: Partial<BorrowerFormValues> | undefined }

export const useFgtsProposalForm = (create: CreateFgtsProposal, { known, ...basis }: FgtsProposalForm) => {
  const { form, submit, problem, pending } = useActionForm({
    schema: async () => (await import('#lib/contracts/fgts/proposal-create')).createFgtsProposalContract.body,
    values: borrowerFormOf(basis.documentNumber, known),
    action: useAcceptedRelease<FgtsProposalWire, WireOutputOf<typeof createFgtsProposalContract>>(
      create,
      (input, releaseDate) => ({ ...input, releaseDate }),
    ),
    toInput: proposalToWire(basis),
    fieldOf: proposalFieldOf,
    nextPage: (answer) => (answer.ok ? `/proposals/${answer.data.id}` : undefined),
    onLeave: () => {
      draft.forget()
    },
  })
  const draft = useDraft(form, `fgts-proposal:${basis.simulationId}`)
  return { form, draft, submit, problem, pending }
}
