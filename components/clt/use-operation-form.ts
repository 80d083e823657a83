'use client'
import type { BorrowerFormValues } from '#components/contract-form/borrower-form.ts'
import { useAcceptedRelease } from '#components/contract-form/use-accepted-release.ts'
import { useFirstFieldFocus } from '#components/contract-form/use-first-field-focus.ts'
import { withFormErrorText } from '#components/contract-form/use-form-error.ts'
import { useDraft } from '#components/drafts/use-draft.ts'
import type { ClientAction } from '#lib/client/answer.ts'
import { useActionForm } from '#lib/client/use-action-form.ts'
import type { createCltOperationContract } from '#lib/contracts/clt/operation-create.ts'
import type { WireOutputOf } from '#lib/contracts/contract.ts'
import {
  type KnownCustomer,
  type OperationBasis,
  type OperationWire,
  operationFieldOf,
  operationToWire,
  operationValues,
} from './operation-values.ts'

export type CreateOperation = ClientAction<OperationWire, WireOutputOf<typeof createCltOperationContract>>

const loadSchema = async () =>
  (await import('#lib/contracts/clt/operation-create.ts')).createCltOperationContract.body

const DOCUMENT_FIELDS = ['gender', 'documentIdentificationNumber', 'documentDate'] as const

type OperationForm = OperationBasis & {
  consultId: string
  customer: KnownCustomer
  before: Partial<BorrowerFormValues> | undefined
}

/** The draft is stored per consult, so that choosing another simulation keeps the typed values. */
export const useOperationForm = (
  create: CreateOperation,
  { consultId, customer, before, ...basis }: OperationForm,
) => {
  const { form, submit, problem, pending } = useActionForm({
    schema: () => withFormErrorText(loadSchema()),
    values: operationValues(customer, before),
    action: useAcceptedRelease<OperationWire, WireOutputOf<typeof createCltOperationContract>>(
      create,
      (input, release_date) => ({ ...input, release_date }),
    ),
    toInput: operationToWire(basis),
    fieldOf: operationFieldOf,
    nextPage: (answer) => (answer.ok ? `/proposals/${answer.data.id}` : undefined),
    onLeave: () => {
      draft.forget()
    },
  })
  const draft = useDraft(form, `clt-operation:${consultId}`)
  useFirstFieldFocus(form, DOCUMENT_FIELDS)
  return { form, draft, submit, problem, pending }
}
