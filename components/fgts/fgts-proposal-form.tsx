'use client'
import { Send } from 'lucide-react'
import { Button } from '#components/ui/button'
import type { FgtsSimulation } from '#lib/client/fgts'
import { texts } from '../language/texts.ts'
import { useTexts } from '../language/use-texts.ts'
import { AddressSection } from '../proposals/address-section.tsx'
import { BorrowerSection } from '../proposals/borrower-section.tsx'
import { FiguresExpiry } from '../proposals/figures-expiry.tsx'
import { PaymentSection } from '../proposals/payment-section.tsx'
import { OfferDialog } from '../simulations/offer-dialog.tsx'
import { FgtsContractSummary } from './fgts-contract-summary.tsx'
import { FgtsDocumentField } from './fgts-document-field.tsx'
import { FgtsProposalProblem } from './fgts-proposal-problem.tsx'
import { type CreateFgtsProposal, useFgtsProposalForm } from './use-fgts-proposal-form.ts'

const TEXTS = texts({
  faults: (count: number) =>
    count === 1
      ? ['Falta corrigir 1 campo.', '1 field to correct.']
      : [`Faltam corrigir ${count} campos.`, `${count} fields to correct.`],
  create: ['Criar proposta', 'Create proposal'],
  next: [
    'Em seguida você recebe o link para o cliente assinar.',
    'Next you get the link for the customer to sign.',
  ],
})

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
  const faults = Object.keys(form.formState.errors).length
  return (
    // The method keeps what is typed out of the address when the form is sent before the page is ready.
    <form
      method="post"
      noValidate
      onSubmit={submit}
      className="grid gap-5 lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start"
    >
      <div className="grid min-w-0 gap-5">
        <BorrowerSection form={form} document={<FgtsDocumentField form={form} />} />
        <AddressSection form={form} />
        <PaymentSection form={form} documentNumber={documentNumber} />
      </div>
      <div className="lg:sticky lg:top-8">
        <FgtsContractSummary simulation={simulation} {...names}>
          {problem ? <FgtsProposalProblem problem={problem} balanceId={balanceId} /> : null}
          {faults > 0 ? (
            <p role="status" className="text-danger text-sm">
              {t.faults(faults)}
            </p>
          ) : null}
          <Button
            type="submit"
            variant="primary"
            size="large"
            full
            pending={pending}
            icon={<Send />}
            className="mt-3"
          >
            {t.create}
          </Button>
          <OfferDialog simulation={simulation.id} className="mt-2" />
          <p className="mt-3 text-center text-ink-muted text-sm">{t.next}</p>
          <FiguresExpiry
            expiresAt={simulation.expiresAt}
            serverNow={serverNow}
            className="mt-2 justify-center"
          />
        </FgtsContractSummary>
      </div>
    </form>
  )
}
