'use client'
import dynamic from 'next/dynamic'
import type { UseFormReturn } from 'react-hook-form'
import type { BorrowerFormValues } from '#components/contract-form/borrower-form.ts'
import { ContractForm } from '#components/contract-form/contract-form.tsx'
import type { KnownValues } from '#components/contract-form/known-values.ts'
import { useFormError } from '#components/contract-form/use-form-error.ts'
import { TextField } from '#components/fields/text-field.tsx'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import type { FgtsSimulation } from '#lib/client/fgts.ts'
import { FgtsContractSummary } from './fgts-contract-summary.tsx'
import { type CreateFgtsProposal, useFgtsProposalForm } from './use-fgts-proposal-form.ts'

const FgtsProposalProblem = dynamic(() =>
  import('./fgts-proposal-problem.tsx').then((module) => module.FgtsProposalProblem),
)

const TEXTS = texts({ create: ['Criar proposta', 'Create proposal'] })

export type FgtsProposalFormProps = {
  simulation: FgtsSimulation
  institution: string
  tableName: string
  serverNow: string
  knownValues?: KnownValues | undefined
  create: CreateFgtsProposal
}

export const FgtsProposalForm = ({
  simulation,
  serverNow,
  knownValues,
  create,
  ...names
}: FgtsProposalFormProps) => {
  const t = useTexts(TEXTS)
  const { documentNumber, balanceId } = simulation
  const { form, draft, submit, problem, pending } = useFgtsProposalForm(create, {
    simulationId: simulation.id,
    documentNumber,
    knownValues: knownValues?.values,
  })
  return (
    <ContractForm
      {...{ form, draft, submit, pending }}
      filledFrom={knownValues?.givenOn}
      document={<FgtsDocumentField form={form} />}
      simulation={{ id: simulation.id, documentNumber, expiresAt: simulation.expiresAt, serverNow }}
      summary={(wayOn) => (
        <FgtsContractSummary simulation={simulation} {...names}>
          {wayOn}
        </FgtsContractSummary>
      )}
      problem={problem ? <FgtsProposalProblem problem={problem} balanceId={balanceId} /> : null}
      button={t.create}
    />
  )
}

const DOCUMENT_TEXTS = texts({
  document: ['RG ou CNH', 'RG or CNH'],
})

const FgtsDocumentField = ({ form }: { form: UseFormReturn<BorrowerFormValues> }) => {
  const t = useTexts(DOCUMENT_TEXTS)
  const error = useFormError(form)
  return (
    <TextField
      className="sm:col-span-2"
      label={t.document}
      error={error('documentIdentificationNumber')}
      {...form.register('documentIdentificationNumber')}
    />
  )
}
