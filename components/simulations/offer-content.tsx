'use client'
import { FileDown, MessageCircle } from 'lucide-react'
import { ProblemCallout } from '#components/ui/problem-callout'
import { problemIn } from '#lib/client/call-api'
import { offerAddress, useOfferText } from '#lib/client/simulations'
import { texts } from '../language/texts.ts'
import { useTexts } from '../language/use-texts.ts'
import { buttonClasses } from '../ui/button-classes.ts'
import { Callout } from '../ui/callout.tsx'
import { CopyButton } from '../ui/copy-button.tsx'
import { ScrollRegion } from '../ui/scroll-region.tsx'
import { Skeleton } from '../ui/skeleton.tsx'

const TEXTS = texts({
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

/** The offer of a stored simulation: the PDF, and the same in words. */
export const OfferContent = ({ id }: { id: string }) => {
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
