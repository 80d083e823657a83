'use client'
import { Controller, useForm } from 'react-hook-form'
import { contractResolver } from '#lib/client/contract-resolver'
import type { Proposal } from '#lib/client/proposals'
import { solveFgtsPendingItemContract } from '#lib/contracts/fgts/proposal-pending'
import { ProblemCallout } from '../fgts/problem-callout.tsx'
import { PixKeyField } from '../fields/pix-key-field.tsx'
import { Button } from '../ui/button.tsx'
import { SubmitButton } from '../ui/submit-button.tsx'
import type { ProposalActions } from './proposal-actions.ts'
import { useSolve } from './use-solve.ts'
import { writtenCpf } from './wire-text.ts'

type Values = { type: 'pix_refusal'; data: { pix: string } }
type SolvePixFormProps = { proposal: Proposal; solve: ProposalActions['solve'] }

const { body } = solveFgtsPendingItemContract
const resolver = body && contractResolver<Values>(body)

/** Another PIX key for a payment that was refused. */
export const SolvePixForm = ({ proposal, solve }: SolvePixFormProps) => {
  const form = useForm<Values>({
    resolver,
    shouldFocusError: false,
    defaultValues: { type: 'pix_refusal', data: { pix: '' } },
  })
  const { problem, submit } = useSolve({ form, proposal, solve })
  const cpf = writtenCpf(proposal.borrower.individualDocumentNumber)
  const useCpf = () => form.setValue('data.pix', cpf, { shouldValidate: true })
  return (
    <form noValidate onSubmit={submit} className="space-y-4">
      {problem ? <ProblemCallout problem={problem} /> : null}
      <Controller
        control={form.control}
        name="data.pix"
        render={({ field, fieldState }) => (
          <PixKeyField
            {...field}
            label="Nova chave PIX"
            hint="Do próprio cliente. Por exemplo: 529.982.247-25, (11) 98765-4321 ou maria@exemplo.com.br."
            error={fieldState.error?.message}
          />
        )}
      />
      <div className="flex flex-wrap gap-2 max-sm:[&>*]:flex-auto">
        <SubmitButton pending={form.formState.isSubmitting}>Enviar nova chave</SubmitButton>
        <Button onClick={useCpf}>Usar o CPF do cliente</Button>
      </div>
    </form>
  )
}
