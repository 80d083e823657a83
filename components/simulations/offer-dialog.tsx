'use client'
import { FileDown, MessageCircle, Send } from 'lucide-react'
import { useState } from 'react'
import { problemIn } from '#lib/client/call-api'
import { offerAddress, useOfferText } from '#lib/client/simulations'
import { ProblemCallout } from '../fgts/problem-callout.tsx'
import { texts } from '../language/texts.ts'
import { useTexts } from '../language/use-texts.ts'
import { Button } from '../ui/button.tsx'
import { buttonClasses } from '../ui/button-classes.ts'
import { Callout } from '../ui/callout.tsx'
import { CopyButton } from '../ui/copy-button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { ScrollRegion } from '../ui/scroll-region.tsx'
import { Skeleton } from '../ui/skeleton.tsx'

const TEXTS = texts({
  open: ['Oferta para o cliente', 'Offer for the customer'],
  title: ['Oferta para o cliente', 'Offer for the customer'],
  description: [
    'Um PDF com condições, parcelas e CET, ou o mesmo em texto, em português. O CPF não aparece inteiro.',
    'A PDF with conditions, instalments and CET, or the same as text, in Portuguese. The CPF is not shown in full.',
  ],
  download: ['Baixar oferta (PDF)', 'Download the offer (PDF)'],
  copy: ['Copiar texto da oferta', 'Copy the offer’s text'],
  whatsapp: ['Enviar por WhatsApp', 'Send by WhatsApp'],
  text: ['Texto da oferta', 'Text of the offer'],
  expired: ['Esta simulação venceu', 'This simulation has expired'],
  expiredText: [
    'A oferta sai marcada como vencida. Faça uma nova simulação para enviar valores atuais.',
    'The offer comes out marked as expired. Make a new simulation to send current amounts.',
  ],
})

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

const OfferContent = ({ id }: { id: string }) => {
  const t = useTexts(TEXTS)
  const { data, error } = useOfferText(id, true)
  return (
    <div className="space-y-4">
      {data?.expired ? (
        <Callout tone="warning" title={t.expired}>
          {t.expiredText}
        </Callout>
      ) : null}
      <div className="grid gap-2 sm:grid-cols-2">
        <a
          href={offerAddress(id)}
          download
          className={`${buttonClasses({ variant: 'primary' })} sm:col-span-2`}
        >
          <FileDown aria-hidden />
          {t.download}
        </a>
        {data ? (
          <>
            <CopyButton text={data.text} label={t.copy} />
            <a
              href={`https://wa.me/?text=${encodeURIComponent(data.text)}`}
              target="_blank"
              rel="noopener noreferrer"
              className={buttonClasses({})}
            >
              <MessageCircle aria-hidden />
              {t.whatsapp}
            </a>
          </>
        ) : null}
      </div>
      {error ? <ProblemCallout problem={problemIn(error)} /> : null}
      {data ? (
        <OfferWords label={t.text} text={data.text} />
      ) : error ? null : (
        <Skeleton lines={9} className="space-y-4" />
      )}
    </div>
  )
}

const OfferWords = ({ label, text }: { label: string; text: string }) => (
  <ScrollRegion label={label} className="max-h-80 bg-sunken p-3">
    <p lang="pt-BR" className="whitespace-pre-line text-sm tabular-nums leading-6">
      {text}
    </p>
  </ScrollRegion>
)
