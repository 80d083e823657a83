'use client'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useDraft } from '#components/drafts/use-draft.ts'
import type { ClientAction, ClientProblem } from '#lib/client/answer'
import { contractResolver } from '#lib/client/contract-resolver'
import { runAction } from '#lib/client/run-action'
import { showFieldErrors } from '#lib/client/show-field-errors'
import type { WireOutputOf } from '#lib/contracts/contract'
import type { createFgtsProposalContract } from '#lib/contracts/fgts/proposal-create'
import { type BorrowerFormValues, EMPTY_BORROWER_FORM } from '../proposals/borrower-form.ts'
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

/** The form of one simulation's proposal: checked by the contract, kept as a draft, sent once, then on to the proposal. */
export const useFgtsProposalForm = (create: CreateFgtsProposal, basis: FgtsProposalBasis) => {
  const router = useRouter()
  const [problem, setProblem] = useState<ClientProblem | null>(null)
  const [created, setCreated] = useState(false)
  const toWire = proposalToWire(basis)
  const form = useForm<BorrowerFormValues>({
    defaultValues: EMPTY_BORROWER_FORM,
    resolver: contractResolver<BorrowerFormValues>(
      async () => (await import('#lib/contracts/fgts/proposal-create')).createFgtsProposalContract.body,
      { toWire, fieldOf: proposalFieldOf },
    ),
  })
  const forgetDraft = useDraft(form, `fgts-proposal:${basis.simulationId}`)

  const submit = form.handleSubmit(async (values) => {
    setProblem(null)
    const answer = await runAction(create, toWire(values))
    if (answer.ok) {
      // Stays pending until the next page is there: a second click has nothing to do.
      setCreated(true)
      forgetDraft()
      return router.push(`/proposals/${answer.data.id}`)
    }
    if (!showFieldErrors(form, answer.problem, proposalFieldOf)) setProblem(answer.problem)
  })
  return { form, submit, problem, pending: form.formState.isSubmitting || created }
}
