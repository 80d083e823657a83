'use client'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { OpenedDialog } from '#components/ui/opened-dialog.tsx'
import { OfferContent } from './offer-content.tsx'

const TEXTS = texts({
  title: ['Oferta para o cliente', 'Offer for the customer'],
  description: [
    'Um link em que o cliente diz se quer, um PDF com condições, parcelas e CET, ou o mesmo em texto. O CPF nunca aparece inteiro.',
    'A link by which the customer says whether they want it, a PDF with conditions, instalments and CET, or the same as text, in Portuguese. The CPF is never shown in full.',
  ],
})

type OpenedOfferDialogProps = {
  id: string | null
  onClose: () => void
}

export const OpenedOfferDialog = ({ id, onClose }: OpenedOfferDialogProps) => {
  const t = useTexts(TEXTS)
  return (
    <OpenedDialog
      open={id !== null}
      onOpenChange={(next) => next || onClose()}
      title={t.title}
      description={t.description}
    >
      {id === null ? null : <OfferContent id={id} />}
    </OpenedDialog>
  )
}
