'use client'
import { ChevronDown, FileDown, MessageCircle } from 'lucide-react'
import { Suspense } from 'react'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { buttonClasses } from '#components/ui/button-classes.ts'
import { Callout } from '#components/ui/callout.tsx'
import { CopyButton } from '#components/ui/copy-button.tsx'
import { ProblemCallout } from '#components/ui/problem-callout.tsx'
import { ScrollRegion } from '#components/ui/scroll-region.tsx'
import { Skeleton } from '#components/ui/skeleton.tsx'
import { problemIn } from '#lib/client/call-api.ts'
import { offerAddress, useOfferText } from '#lib/client/simulations.ts'
import { OfferLinkCard } from './offer-link-card.tsx'

const TEXTS = texts({
  paper: ['Ou mande em PDF ou texto', 'Or send it as PDF or text'],
  download: ['Baixar oferta (PDF)', 'Download the offer (PDF)'],
  copy: ['Copiar texto da oferta', 'Copy the offer’s text'],
  whatsapp: ['Enviar texto por WhatsApp', 'Send the text by WhatsApp'],
  text: ['Texto da oferta', 'Text of the offer'],
  expired: ['Esta simulação venceu', 'This simulation has expired'],
  expiredText: [
    'A oferta sai marcada como vencida. Faça uma nova simulação para enviar valores atuais.',
    'The offer comes out marked as expired. Make a new simulation to send current amounts.',
  ],
})

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
      {data?.link ? (
        // A separate Suspense boundary, so that the dialog keeps the focus.
        <Suspense fallback={<Skeleton lines={9} className="space-y-4" />}>
          <OfferLinkCard offer={data} link={data.link} />
        </Suspense>
      ) : null}
      {error ? <ProblemCallout problem={problemIn(error)} /> : null}
      {data || error ? null : <Skeleton lines={9} className="space-y-4" />}
      <OfferOnPaper id={id} text={data?.text} />
    </div>
  )
}

/** Unlike the link, PDF and text show the amounts to anybody, and their opening is not recorded. */
const OfferOnPaper = ({ id, text }: { id: string; text: string | undefined }) => {
  const t = useTexts(TEXTS)
  return (
    <section aria-labelledby="offer-paper" className="space-y-3 border-t pt-4">
      <h3 id="offer-paper" className="font-semibold text-sm">
        {t.paper}
      </h3>
      <div className="flex flex-wrap gap-2">
        <a href={offerAddress(id)} download className={buttonClasses({})}>
          <FileDown aria-hidden />
          {t.download}
        </a>
        {text === undefined ? null : (
          <>
            <CopyButton text={text} label={t.copy} />
            <a
              href={`https://wa.me/?text=${encodeURIComponent(text)}`}
              target="_blank"
              rel="noopener noreferrer"
              className={buttonClasses({})}
            >
              <MessageCircle aria-hidden />
              {t.whatsapp}
            </a>
          </>
        )}
      </div>
      {text === undefined ? null : (
        <details className="group">
          <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-2 font-medium text-accent text-sm [&::-webkit-details-marker]:hidden">
            {t.text}
            <ChevronDown aria-hidden className="size-4 transition-transform group-open:rotate-180" />
          </summary>
          <ScrollRegion label={t.text} className="max-h-80 bg-sunken p-3">
            <p lang="pt-BR" className="whitespace-pre-line text-sm tabular-nums leading-6">
              {text}
            </p>
          </ScrollRegion>
        </details>
      )}
    </section>
  )
}
