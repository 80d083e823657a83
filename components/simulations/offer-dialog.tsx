'use client'
import dynamic from 'next/dynamic'
import { useState } from 'react'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { Button } from '#components/ui/button.tsx'
import { usePreloaded } from '#components/ui/use-preloaded.ts'

const TEXTS = texts({
  open: ['Oferta para o cliente', 'Offer for the customer'],
})

const load = () => import('./opened-offer-dialog.tsx').then((module) => module.OpenedOfferDialog)
const OpenedOfferDialog = dynamic(load, { ssr: false })

type OfferDialogProps = {
  /** Id of the stored simulation, or a function that stores it and returns its id; null on failure. */
  simulation: string | (() => Promise<string | null>)
  disabled?: boolean
  className?: string
}

export const OfferDialog = ({ simulation, disabled = false, className }: OfferDialogProps) => {
  const t = useTexts(TEXTS)
  const [id, setId] = useState<string | null>(null)
  const [keeping, setKeeping] = useState(false)
  const isWanted = usePreloaded(load, id !== null)
  const open = async () => {
    if (typeof simulation === 'string') return setId(simulation)
    setKeeping(true)
    setId(await simulation())
    setKeeping(false)
  }
  return (
    <>
      <Button full disabled={disabled} pending={keeping} onClick={open} className={className}>
        {t.open}
      </Button>
      {isWanted ? <OpenedOfferDialog id={id} onClose={() => setId(null)} /> : null}
    </>
  )
}
