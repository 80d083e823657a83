'use client'
import { Send } from 'lucide-react'
import { lazy, useState } from 'react'
import { texts } from '../language/texts.ts'
import { useTexts } from '../language/use-texts.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { useLoadedAhead } from '../ui/use-loaded-ahead.ts'

const TEXTS = texts({
  open: ['Oferta para o cliente', 'Offer for the customer'],
  title: ['Oferta para o cliente', 'Offer for the customer'],
  description: [
    'Um PDF com condições, parcelas e CET, ou o mesmo em texto, em português. O CPF não aparece inteiro.',
    'A PDF with conditions, instalments and CET, or the same as text, in Portuguese. The CPF is not shown in full.',
  ],
})

const load = () => import('./offer-content.tsx').then((module) => ({ default: module.OfferContent }))
const OfferContent = lazy(load)

type OfferDialogProps = {
  /** The stored simulation, or what stores the one on screen and gives its id; null when it could not be. */
  simulation: string | (() => Promise<string | null>)
  disabled?: boolean
  className?: string
}

/** The offer of a simulation, to download or to send in words. */
export const OfferDialog = ({ simulation, disabled = false, className }: OfferDialogProps) => {
  const t = useTexts(TEXTS)
  const [id, setId] = useState<string | null>(null)
  const [keeping, setKeeping] = useState(false)
  useLoadedAhead(load, id !== null)
  const open = async () => {
    if (typeof simulation === 'string') return setId(simulation)
    setKeeping(true)
    setId(await simulation())
    setKeeping(false)
  }
  return (
    <>
      <Button full icon={<Send />} disabled={disabled} pending={keeping} onClick={open} className={className}>
        {t.open}
      </Button>
      <Dialog
        open={id !== null}
        onOpenChange={(next) => next || setId(null)}
        title={t.title}
        description={t.description}
      >
        {id === null ? null : <OfferContent id={id} />}
      </Dialog>
    </>
  )
}
