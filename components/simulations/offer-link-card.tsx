'use client'
import { localizedTexts, texts } from '#components/language/texts.ts'
import { CustomerLinkCard } from '#components/links/customer-link-card.tsx'
import { linkVisitOf } from '#components/links/link-visit.ts'
import { formatMoment } from '#components/ui/moment-text.ts'
import { useLanguage } from '#components/use-language.ts'
import type { OfferText } from '#lib/client/simulations.ts'
import { instantOf } from '#lib/config/clock.ts'

const TEXTS = texts({
  title: ['Deixe o cliente ver e dizer se quer', 'Let the customer look and say whether they want it'],
  description: [
    'Ele confirma quem é, vê os valores no celular e toca em “Quero esta oferta”. Nada é contratado.',
    'They confirm who they are, see the amounts on their phone and tap “I want this offer”. Nothing is contracted.',
  ],
  awaited: [
    'Aguardando o cliente dizer se quer. Esta tela muda sozinha.',
    'Waiting for the customer to say whether they want it. This screen changes by itself.',
  ],
  wanted: (at: string) => [
    `O cliente quer esta oferta desde ${formatMoment(instantOf(at), 'pt-BR')}. Crie a proposta.`,
    `The customer wants this offer since ${formatMoment(instantOf(at), 'en')}. Create the proposal.`,
  ],
})

type OfferLinkCardProps = { offer: OfferText; link: NonNullable<OfferText['link']> }

export const OfferLinkCard = ({ offer, link }: OfferLinkCardProps) => {
  const t = localizedTexts(TEXTS, useLanguage())
  const { events, expiresAt, customer } = offer
  const wantedEvent = events.find(({ kind }) => kind === 'offer_wanted')
  return (
    <CustomerLinkCard
      title={t.title}
      description={t.description}
      link={{ kind: 'offer', ...link, expiresAt, customer }}
      visit={linkVisitOf(events, { kind: 'offer' })}
      awaited={wantedEvent ? t.wanted(wantedEvent.at) : t.awaited}
      isDone={wantedEvent !== undefined}
    />
  )
}
