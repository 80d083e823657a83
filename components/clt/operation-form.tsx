'use client'
import { Send } from 'lucide-react'
import type { Consult } from '#lib/client/clt'
import type { CltSimulation } from '#lib/client/clt-offers'
import { texts } from '../language/texts.ts'
import { useTexts } from '../language/use-texts.ts'
import { AddressSection } from '../proposals/address-section.tsx'
import { BorrowerSection } from '../proposals/borrower-section.tsx'
import { FiguresExpiry } from '../proposals/figures-expiry.tsx'
import { PaymentSection } from '../proposals/payment-section.tsx'
import { OfferDialog } from '../simulations/offer-dialog.tsx'
import { Button } from '../ui/button.tsx'
import { OperationDocumentFields } from './operation-document-fields.tsx'
import { OperationProblem } from './operation-problem.tsx'
import { OperationSummary } from './operation-summary.tsx'
import { type CreateOperation, useOperationForm } from './use-operation-form.ts'

const TEXTS = texts({
  faults: (count: number) => [
    count === 1 ? 'Falta corrigir 1 campo.' : `Faltam corrigir ${count} campos.`,
    count === 1 ? '1 field left to correct.' : `${count} fields left to correct.`,
  ],
  create: ['Criar operação', 'Create operation'],
  next: [
    'Em seguida você recebe o link para o cliente assinar.',
    'Next you get the link for the customer to sign.',
  ],
})

export type OperationFormProps = {
  simulation: CltSimulation
  consult: Consult
  institution: string
  serverNow: string
  create: CreateOperation
}

/** Everything the institution needs to prepare the contract, filled with what the term tells, beside what is contracted. */
export const OperationForm = ({
  simulation,
  consult,
  institution,
  serverNow,
  create,
}: OperationFormProps) => {
  const t = useTexts(TEXTS)
  const { documentNumber, id: consultId } = consult
  const { form, submit, problem, pending } = useOperationForm(create, {
    simulationId: simulation.id,
    documentNumber,
    consultId,
    known: consult,
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
        <BorrowerSection form={form} document={<OperationDocumentFields form={form} />} />
        <AddressSection form={form} />
        <PaymentSection form={form} documentNumber={documentNumber} />
      </div>
      <div className="lg:sticky lg:top-8">
        <OperationSummary simulation={simulation} institution={institution}>
          {problem ? <OperationProblem problem={problem} consultId={consultId} /> : null}
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
            expiresAt={simulation.expires_at}
            serverNow={serverNow}
            className="mt-2 justify-center"
          />
        </OperationSummary>
      </div>
    </form>
  )
}
