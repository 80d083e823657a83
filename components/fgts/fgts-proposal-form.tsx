'use client'
import dynamic from 'next/dynamic'
import type { FgtsSimulation } from '#lib/client/fgts'
import { texts } from '../language/texts.ts'
import { useTexts } from '../language/use-texts.ts'
import { ContractForm } from '../proposals/contract-form.tsx'
import { FgtsContractSummary } from './fgts-contract-summary.tsx'
import { FgtsDocumentField } from './fgts-document-field.tsx'
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
  create: CreateFgtsProposal
}

/** Everything the institution needs to prepare the contract, beside what is being contracted. */
export const FgtsProposalForm = ({ simulation, serverNow, create, ...names }: FgtsProposalFormProps) => {
  const t = useTexts(TEXTS)
  const { documentNumber, balanceId } = simulation
  const { form, submit, problem, pending } = useFgtsProposalForm(create, {
    simulationId: simulation.id,
    documentNumber,
  })
  return (
    <ContractForm
      {...{ form, submit, pending }}
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
