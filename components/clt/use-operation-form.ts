'use client'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useDraft } from '#components/drafts/use-draft.ts'
import type { ClientAction, ClientProblem } from '#lib/client/answer'
import { contractResolver } from '#lib/client/contract-resolver'
import { runAction } from '#lib/client/run-action'
import { showFieldErrors } from '#lib/client/show-field-errors'
import { useRenderedForm } from '#lib/client/use-rendered-form'
import type { createCltOperationContract } from '#lib/contracts/clt/operation-create'
import type { WireOutputOf } from '#lib/contracts/contract'
import type { BorrowerFormValues } from '../proposals/borrower-form.ts'
import {
  type KnownCustomer,
  type OperationBasis,
  type OperationWire,
  operationFieldOf,
  operationToWire,
  operationValues,
} from './operation-values.ts'

export type CreateOperation = ClientAction<OperationWire, WireOutputOf<typeof createCltOperationContract>>

type OperationForm = OperationBasis & { consultId: string; known: KnownCustomer }

/**
 * The form of one simulation's operation: filled with what the term tells, checked by the contract, kept as a draft (of the consult,
 * so that another simulation keeps what was typed), sent once, then on to the proposal.
 */
export const useOperationForm = (create: CreateOperation, { consultId, known, ...basis }: OperationForm) => {
  const router = useRouter()
  const [problem, setProblem] = useState<ClientProblem | null>(null)
  const [created, setCreated] = useState(false)
  const toWire = operationToWire(basis)
  const form = useRenderedForm<BorrowerFormValues>({
    defaultValues: operationValues(known),
    resolver: contractResolver<BorrowerFormValues>(
      async () => (await import('#lib/contracts/clt/operation-create')).createCltOperationContract.body,
      { toWire, fieldOf: operationFieldOf },
    ),
  })
  const forgetDraft = useDraft(form, `clt-operation:${consultId}`)

  const submit = form.handleSubmit(async (values) => {
    setProblem(null)
    const answer = await runAction(create, toWire(values))
    if (answer.ok) {
      // Stays pending until the next page is there: a second click has nothing to do.
      setCreated(true)
      forgetDraft()
      return router.push(`/proposals/${answer.data.id}`)
    }
    if (!showFieldErrors(form, answer.problem, operationFieldOf)) setProblem(answer.problem)
  })
  return { form, submit, problem, pending: form.formState.isSubmitting || created }
}
