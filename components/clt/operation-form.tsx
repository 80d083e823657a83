'use client'
import dynamic from 'next/dynamic'
import { ContractForm } from '#components/contract-form/contract-form.tsx'
import type { KnownValues } from '#components/contract-form/known-values.ts'
import { useKnownFields } from '#components/contract-form/use-known-fields.ts'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import type { Consult } from '#lib/client/clt.ts'
import type { CltSimulation } from '#lib/client/clt-offers.ts'
import { OperationDocumentFields } from './operation-document-fields.tsx'
import { OperationSummary } from './operation-summary.tsx'
import { type CreateOperation, useOperationForm } from './use-operation-form.ts'

const OperationProblem = dynamic(() =>
  import('./operation-problem.tsx').then((module) => module.OperationProblem),
)

const TERM_FIELDS = ['name', 'birthDate', 'gender', 'phone', 'email'] as const

const TEXTS = texts({
  create: ['Criar operação', 'Create operation'],
  rest: ['nascimento, gênero, celular e e-mail', 'date of birth, gender, mobile and e-mail'],
})

export type OperationFormProps = {
  simulation: CltSimulation
  consult: Consult
  institution: string
  serverNow: string
  before?: KnownValues | undefined
  create: CreateOperation
}

export const OperationForm = ({
  simulation,
  consult,
  institution,
  serverNow,
  before,
  create,
}: OperationFormProps) => {
  const t = useTexts(TEXTS)
  const { documentNumber, id: consultId } = consult
  const { form, draft, submit, problem, pending } = useOperationForm(create, {
    simulationId: simulation.id,
    documentNumber,
    consultId,
    customer: consult,
    before: before?.values,
  })
  const term = useKnownFields(form, TERM_FIELDS)
  return (
    <ContractForm
      {...{ form, draft, submit, pending }}
      filledFrom={before?.givenOn}
      document={<OperationDocumentFields form={form} genderHidden={term.closed} />}
      term={{ ...term, values: [term.values[0] ?? '', t.rest] }}
      simulation={{ id: simulation.id, documentNumber, expiresAt: simulation.expires_at, serverNow }}
      summary={(wayOn) => (
        <OperationSummary simulation={simulation} institution={institution}>
          {wayOn}
        </OperationSummary>
      )}
      problem={problem ? <OperationProblem problem={problem} consultId={consultId} /> : null}
      button={t.create}
    />
  )
}
