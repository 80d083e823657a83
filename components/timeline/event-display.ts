import { type Bilingual, texts } from '#components/language/texts.ts'
import type { Tone } from '#components/ui/tone.ts'
import type { TimelineEvent } from '#lib/client/timeline.ts'
import type { CustomerLink, TimelineEventKind } from '#lib/domain/timeline/timeline-event.ts'

const OPENED = texts({
  formalization: ['Link de assinatura aberto', 'Signing link opened'],
  consent: ['Link do termo aberto', 'Term link opened'],
  fix: ['Link de correção aberto', 'Correction link opened'],
  offer: ['Link da oferta aberto', 'Offer link opened'],
}) satisfies Record<CustomerLink, Bilingual>

const HAPPENED = texts({
  link_opened: ['Link aberto', 'Link opened'],
  identified: ['Cliente identificado', 'Customer identified'],
  contract_read: ['Contrato aberto para leitura', 'Contract opened to read'],
  signature_code_sent: ['Código de assinatura enviado', 'Signing code sent'],
  proof_of_life_passed: ['Prova de vida feita', 'Proof of life passed'],
  proof_of_life_failed: ['Prova de vida não confirmada', 'Proof of life failed'],
  contract_signed: ['Contrato assinado', 'Contract signed'],
  consent_given: ['Consulta autorizada', 'Query authorized'],
  proposal_sent: ['Proposta enviada à instituição', 'Proposal sent to the institution'],
  signature_sent: ['Assinatura enviada à instituição', 'Signature sent to the institution'],
  consult_sent: ['Consulta enviada à instituição', 'Query sent to the institution'],
  offer_wanted: ['Cliente quer a oferta', 'Customer wants the offer'],
}) satisfies Record<TimelineEventKind, Bilingual>

const TONES: Readonly<Partial<Record<TimelineEventKind, Tone>>> = {
  contract_signed: 'accent',
  consent_given: 'accent',
  offer_wanted: 'positive',
}

export const eventDisplay = ({ kind, link }: Pick<TimelineEvent, 'kind' | 'link'>) => ({
  heading: kind === 'link_opened' && link ? OPENED[link] : HAPPENED[kind],
  tone: TONES[kind] ?? ('neutral' as const),
})
