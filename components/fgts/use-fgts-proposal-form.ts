'use client'
import type { BorrowerFormValues } from '#components/contract-form/borrower-form.ts'
import { borrowerFormOf } from '#components/contract-form/known-values.ts'
import { useAcceptedRelease } from '#components/contract-form/use-accepted-release.ts'
import { useFirstFieldFocus } from '#components/contract-form/use-first-field-focus.ts'
import { withFormErrorText } from '#components/contract-form/use-form-error.ts'
import { useDraft } from '#components/drafts/use-draft.ts'
import type { ClientAction } from '#lib/client/answer.ts'
import { useActionForm } from '#lib/client/use-action-form.ts'
import type { WireOutputOf } from '#lib/contracts/contract.ts'
import type { createFgtsProposalContract } from '#lib/contracts/fgts/proposal-create.ts'
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

const loadSchema = async () =>
  (await import('#lib/contracts/fgts/proposal-create.ts')).createFgtsProposalContract.body

const DOCUMENT_FIELDS = ['documentIdentificationNumber'] as const

type FgtsProposalForm = FgtsProposalBasis & { knownValues: Partial<BorrowerFormValues> | undefined }

export const useFgtsProposalForm = (
  create: CreateFgtsProposal,
  { knownValues, ...basis }: FgtsProposalForm,
) => {
  const { form, submit, problem, pending } = useActionForm({
    schema: () => withFormErrorText(loadSchema()),
    values: borrowerFormOf(basis.documentNumber, knownValues),
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
  useFirstFieldFocus(form, DOCUMENT_FIELDS)
  return { form, draft, submit, problem, pending }
}
