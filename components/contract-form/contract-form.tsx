'use client'
import { Send } from 'lucide-react'
import dynamic from 'next/dynamic'
import type { FormEvent, ReactNode } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { DraftNotice } from '#components/drafts/draft-notice.tsx'
import type { Draft } from '#components/drafts/use-draft.ts'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { OfferDialog } from '#components/simulations/offer-dialog.tsx'
import { Button } from '#components/ui/button.tsx'
import { AddressSection } from './address-section.tsx'
import type { BorrowerFormValues } from './borrower-form.ts'
import { BorrowerSection } from './borrower-section.tsx'
import { FiguresExpiry } from './figures-expiry.tsx'
import { PaymentLine } from './payment-line.tsx'
import { PaymentSection } from './payment-section.tsx'
import type { KnownFields } from './use-known-fields.ts'

const FilledNotice = dynamic(() => import('./filled-notice.tsx').then((module) => module.FilledNotice))

const TEXTS = texts({
  faults: (count: number) =>
    count === 1
      ? ['Corrija 1 campo.', 'Correct 1 field.']
      : [`Corrija ${count} campos.`, `Correct ${count} fields.`],
  next: [
    'Em seguida você recebe o link para o cliente assinar.',
    'Next you get the link for the customer to sign.',
  ],
})

type ContractFormProps = {
  form: UseFormReturn<BorrowerFormValues>
  submit: (event: FormEvent<HTMLFormElement>) => unknown
  pending: boolean
  draft: Draft
  /** Day on which the customer gave the prefilled data, YYYY-MM-DD; undefined for a new customer. */
  filledFrom?: string | undefined
  document: ReactNode
  term?: KnownFields
  simulation: { id: string; documentNumber: string; expiresAt: string; serverNow: string }
  summary: (wayOn: ReactNode) => ReactNode
  problem: ReactNode
  button: string
}

export const ContractForm = ({ form, submit, simulation, summary, ...props }: ContractFormProps) => {
  const t = useTexts(TEXTS)
  const faults = Object.keys(form.formState.errors).length
  return (
    // POST keeps typed data out of the URL if the form is sent before hydration.
    <form
      method="post"
      noValidate
      onSubmit={submit}
      className="grid gap-5 lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start"
    >
      <div className="grid min-w-0 gap-5">
        {props.filledFrom === undefined ? null : <FilledNotice day={props.filledFrom} />}
        <BorrowerSection form={form} document={props.document} term={props.term} />
        <AddressSection form={form} />
        <PaymentSection form={form} documentNumber={simulation.documentNumber} />
      </div>
      <div className="lg:sticky lg:top-8">
        {summary(
          <>
            {props.problem}
            {faults > 0 ? (
              <p role="status" className="text-danger text-sm">
                {t.faults(faults)}
              </p>
            ) : null}
            <PaymentLine form={form} documentNumber={simulation.documentNumber} />
            <Button
              type="submit"
              variant="primary"
              size="large"
              full
              pending={props.pending}
              icon={<Send />}
              className="mt-3"
            >
              {props.button}
            </Button>
            <OfferDialog simulation={simulation.id} className="mt-2" />
            <p className="mt-3 text-center text-ink-muted text-sm">{t.next}</p>
            <FiguresExpiry
              expiresAt={simulation.expiresAt}
              serverNow={simulation.serverNow}
              className="mt-2 justify-center"
            />
          </>,
        )}
      </div>
      <DraftNotice draft={props.draft} />
    </form>
  )
}
