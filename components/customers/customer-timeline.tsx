'use client'
import { Banknote, Calculator, CircleX, FileText, type LucideIcon, Search, Undo2, Wallet } from 'lucide-react'
import Link from 'next/link'
import { usePathname, useSearchParams } from 'next/navigation'
import { formatReais } from '#components/language/reais.ts'
import { type Bilingual, localized, texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { documentName } from '#components/products/document-names.ts'
import { PRODUCT_NAMES } from '#components/products/product-names.ts'
import { CONSULT_STATUS_DISPLAY } from '#components/statuses/consult-status-display.ts'
import { PROPOSAL_STATUS_DISPLAY } from '#components/statuses/proposal-status-display.ts'
import { statusLabel } from '#components/statuses/status-label.ts'
import { addressFilter, oneOf } from '#components/tables/address-filter.ts'
import { afterText } from '#components/timeline/after-text.ts'
import { eventDisplay } from '#components/timeline/event-display.ts'
import { noteHeading } from '#components/timeline/note-heading.ts'
import { originFacts } from '#components/timeline/origin-facts.ts'
import { Card } from '#components/ui/card.tsx'
import { FilterChips } from '#components/ui/filter-chips.tsx'
import { formatInstant } from '#components/ui/relative-text.ts'
import { Timeline, type TimelineItem } from '#components/ui/timeline.tsx'
import type { Tone } from '#components/ui/tone.ts'
import { useLanguage } from '#components/use-language.ts'
import type { Customer, CustomerEvent } from '#lib/client/customers.ts'
import { instantOf } from '#lib/config/clock.ts'
import type { ConsultStatus } from '#lib/domain/clt/consult-status.ts'
import type { Language } from '#lib/domain/language.ts'
import { PRODUCTS } from '#lib/domain/proposals/product.ts'
import type { ProposalStatus } from '#lib/domain/proposals/status.ts'
import { TIMELINE_EVENT_KINDS, type TimelineEventKind } from '#lib/domain/timeline/timeline-event.ts'
import { simulationHref } from './simulation-href.ts'
import { stepSeconds } from './step-seconds.ts'

const TEXTS = texts({
  title: ['Tudo o que aconteceu', 'Everything that happened'],
  filter: ['Produto', 'Product'],
  both: ['Tudo', 'All'],
  none: ['Nada ainda.', 'Nothing yet.'],
  cut: ['Só o mais recente aparece aqui.', 'Only the most recent is shown here.'],
})

type PlainEvent = Exclude<CustomerEvent['kind'], TimelineEventKind | 'consult' | 'consented' | 'proposal'>

const PLAIN_DISPLAY: Readonly<Record<PlainEvent, { title: Bilingual; icon: LucideIcon; tone: Tone }>> = {
  balance_asked: { title: ['Saldo consultado', 'Balance asked for'], icon: Search, tone: 'neutral' },
  balance_arrived: { title: ['Saldo recebido', 'Balance arrived'], icon: Wallet, tone: 'positive' },
  balance_failed: { title: ['Consulta sem saldo', 'Query without a balance'], icon: CircleX, tone: 'danger' },
  simulated: { title: ['Simulação', 'Simulation'], icon: Calculator, tone: 'accent' },
  document: { title: ['Documento', 'Document'], icon: FileText, tone: 'neutral' },
  payout: { title: ['Pago ao cliente', 'Paid to the customer'], icon: Banknote, tone: 'positive' },
  refund: { title: ['Valor devolvido', 'Amount returned'], icon: Undo2, tone: 'neutral' },
}

type CustomerTimelineProps = {
  customer: Customer
  now: string
  institutionName: (code: string) => string
}

export const CustomerTimeline = ({ customer, now, institutionName }: CustomerTimelineProps) => {
  const t = useTexts(TEXTS)
  const language = useLanguage()
  const path = usePathname()
  const { read, href } = addressFilter(path, { product: oneOf(PRODUCTS) })
  const { product: selectedProduct } = read(useSearchParams())
  const events = customer.timeline.filter(
    ({ product }) => selectedProduct === '' || product === selectedProduct,
  )
  const tookOf = stepSeconds(customer.timeline)
  return (
    <Card title={t.title}>
      <FilterChips
        label={t.filter}
        chips={[
          { id: 'all', label: t.both, href: href({ product: '' }), selected: selectedProduct === '' },
          ...PRODUCTS.map((product) => ({
            id: product,
            label: PRODUCT_NAMES[product].short,
            href: href({ product }),
            selected: product === selectedProduct,
          })),
        ]}
      />
      {events.length === 0 ? <p className="mt-5 text-ink-muted text-sm">{t.none}</p> : null}
      <Timeline
        className="mt-5"
        items={events.map((event) => itemOf(event, { customer, now, language, institutionName, tookOf }))}
      />
      {customer.cut ? <p className="mt-4 text-ink-muted text-xs">{t.cut}</p> : null}
    </Card>
  )
}

type ItemContext = CustomerTimelineProps & { language: Language; tookOf: ReturnType<typeof stepSeconds> }

const itemOf = (event: CustomerEvent, context: ItemContext): TimelineItem => {
  const { language, institutionName, tookOf } = context
  const href = hrefOf(event, context)
  const { title, icon: Icon, tone } = displayOf(event, language)
  const words = event.kind === 'document' && event.text ? documentName(event.text, language) : event.text
  const summary = [event.amount === null ? null : formatReais(event.amount), words]
    .filter(Boolean)
    .join(' · ')
  const small = [
    PRODUCT_NAMES[event.product].short,
    institutionName(event.provider),
    event.actor,
    ...originFacts(event, language),
    afterText(tookOf(event), language),
  ]
  return {
    id: event.id,
    title: href ? (
      <Link href={href} className="rounded-control hover:text-accent hover:underline">
        {title}
      </Link>
    ) : (
      title
    ),
    tone,
    icon: Icon ? <Icon /> : undefined,
    body: (
      <>
        {summary ? <p className="text-ink">{summary}</p> : null}
        <p className="text-xs tabular-nums">
          <time dateTime={event.at}>{formatInstant(instantOf(event.at))}</time> ·{' '}
          {[...new Set(small.filter(Boolean))].join(' · ')}
        </p>
      </>
    ),
  }
}

type Display = { title: string; icon?: LucideIcon; tone: Tone }

const displayOf = ({ kind, link, status, note }: CustomerEvent, language: Language): Display => {
  if (isAround(kind)) {
    const { heading, tone } = eventDisplay({ kind, link })
    return { title: localized(heading, language), tone }
  }
  if (kind === 'consult' || kind === 'consented') {
    const display = CONSULT_STATUS_DISPLAY[status as ConsultStatus]
    return { title: localized(display.label, language), icon: display.icon, tone: display.tone }
  }
  if (kind === 'proposal') {
    const display = PROPOSAL_STATUS_DISPLAY[status as ProposalStatus]
    const heading = noteHeading(note)
    const title = heading ? localized(heading, language) : statusLabel(status as ProposalStatus, language)
    return { title, icon: display.icon, tone: display.tone }
  }
  return { ...PLAIN_DISPLAY[kind], title: localized(PLAIN_DISPLAY[kind].title, language) }
}

const isAround = (kind: CustomerEvent['kind']): kind is TimelineEventKind =>
  TIMELINE_EVENT_KINDS.some((one) => one === kind)

const hrefOf = ({ kind, subjectId }: CustomerEvent, { customer, now }: ItemContext): string | undefined => {
  if (kind.startsWith('balance')) return `/fgts?q=${subjectId}`
  const simulation = customer.simulations.find(({ id }) => id === subjectId)
  if (simulation) return simulationHref(simulation, now)
  return customer.consults.some(({ id }) => id === subjectId)
    ? `/clt/consult/${subjectId}`
    : `/proposals/${subjectId}`
}
