'use client'
import type { ReactNode } from 'react'
import { centsOfReais } from '#components/language/reais.ts'
import { localized, texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { ProductBadge } from '#components/products/product-badge.tsx'
import { BalanceBadge } from '#components/statuses/balance-badge.tsx'
import { ConsultStatusBadge } from '#components/statuses/consult-status-badge.tsx'
import { CONSULT_STATUS_DISPLAY } from '#components/statuses/consult-status-display.ts'
import { ProposalStatusBadge } from '#components/statuses/proposal-status-badge.tsx'
import { Badge } from '#components/ui/badge.tsx'
import { Card } from '#components/ui/card.tsx'
import { Money } from '#components/ui/money.tsx'
import { RelativeTime } from '#components/ui/relative-time.tsx'
import { useLanguage } from '#components/use-language.ts'
import type { Customer } from '#lib/client/customers.ts'
import { CustomerRecord } from './customer-record.tsx'
import { isLive, simulationHref } from './simulation-href.ts'

const TEXTS = texts({
  proposals: ['Propostas e operações', 'Proposals and operations'],
  simulations: ['Simulações', 'Simulations'],
  balances: ['Saldos FGTS', 'FGTS balances'],
  consults: ['Termos CLT', 'CLT terms'],
  installments: (count: number) =>
    count === 1 ? ['1 parcela', '1 instalment'] : [`${count} parcelas`, `${count} instalments`],
  live: ['Vale hoje', 'Valid today'],
  ended: ['Vencida', 'Ended'],
  became: ['Virou proposta', 'Became a proposal'],
  running: ['Consultando', 'Querying'],
  failed: ['Sem resultado', 'No result'],
})

export type CustomerListsProps = {
  customer: Customer
  institutionName: (code: string) => string
  now: string
}

export const CustomerLists = (props: CustomerListsProps) => (
  <>
    <ProposalRecords {...props} />
    <SimulationRecords {...props} />
    <BalanceRecords {...props} />
    <ConsultRecords {...props} />
  </>
)

type RecordMetaProps = Omit<CustomerListsProps, 'customer'> & { provider: string; at: string }

const RecordMeta = ({ provider, at, institutionName, now }: RecordMetaProps) => (
  <>
    {institutionName(provider)} · <RelativeTime at={at} now={now} />
  </>
)

const ProposalRecords = ({ customer, institutionName, now }: CustomerListsProps) => {
  const t = useTexts(TEXTS)
  return (
    <Section title={t.proposals} count={customer.proposals.length}>
      {customer.proposals.map((one) => (
        <CustomerRecord
          key={one.id}
          href={`/proposals/${one.id}`}
          title={
            <>
              <ProductBadge product={one.product} /> <Money cents={centsOfReais(one.netAmount)} />
            </>
          }
          meta={
            <>
              {one.contractNumber} ·{' '}
              <RecordMeta provider={one.provider} at={one.createdAt} {...{ institutionName, now }} />
            </>
          }
          end={<ProposalStatusBadge status={one.status} />}
        />
      ))}
    </Section>
  )
}

const SimulationRecords = ({ customer, institutionName, now }: CustomerListsProps) => {
  const t = useTexts(TEXTS)
  return (
    <Section title={t.simulations} count={customer.simulations.length}>
      {customer.simulations.map((one) => (
        <CustomerRecord
          key={one.id}
          href={simulationHref(one, now)}
          title={
            <>
              <ProductBadge product={one.product} /> <Money cents={centsOfReais(one.netAmount)} />
            </>
          }
          meta={
            <>
              {t.installments(one.installments)} ·{' '}
              <RecordMeta provider={one.provider} at={one.createdAt} {...{ institutionName, now }} />
            </>
          }
          end={
            one.proposalId ? (
              <Badge tone="positive">{t.became}</Badge>
            ) : isLive(one, now) ? (
              <Badge tone="accent">{t.live}</Badge>
            ) : (
              <Badge>{t.ended}</Badge>
            )
          }
        />
      ))}
    </Section>
  )
}

const BalanceRecords = ({ customer, institutionName, now }: CustomerListsProps) => {
  const t = useTexts(TEXTS)
  return (
    <Section title={t.balances} count={customer.balances.length}>
      {customer.balances.map((one) => (
        <CustomerRecord
          key={one.id}
          href={`/fgts?q=${one.id}`}
          title={
            one.amount === null ? institutionName(one.provider) : <Money cents={centsOfReais(one.amount)} />
          }
          meta={
            <>
              {one.reason ? <span className="block">{one.reason}</span> : null}
              <RecordMeta provider={one.provider} at={one.createdAt} {...{ institutionName, now }} />
            </>
          }
          end={<QueryBadge {...one} />}
        />
      ))}
    </Section>
  )
}

const ConsultRecords = ({ customer, institutionName, now }: CustomerListsProps) => {
  const t = useTexts(TEXTS)
  return (
    <Section title={t.consults} count={customer.consults.length}>
      {customer.consults.map((one) => (
        <CustomerRecord
          key={one.id}
          href={`/clt/consult/${one.id}`}
          title={
            one.margin === null ? (
              <ConsultTitle status={one.status} />
            ) : (
              <Money cents={centsOfReais(one.margin)} />
            )
          }
          meta={<RecordMeta provider={one.provider} at={one.createdAt} {...{ institutionName, now }} />}
          end={<ConsultStatusBadge status={one.status} operation={one.operation} />}
        />
      ))}
    </Section>
  )
}

const ConsultTitle = ({ status }: { status: Customer['consults'][number]['status'] }) =>
  localized(CONSULT_STATUS_DISPLAY[status].next, useLanguage())

const QueryBadge = ({ status, standing }: Customer['balances'][number]) => {
  const t = useTexts(TEXTS)
  if (status === 'fail') return <Badge tone="danger">{t.failed}</Badge>
  if (status !== 'success') return <Badge tone="info">{t.running}</Badge>
  return <BalanceBadge standing={standing} />
}

const Section = ({ title, count, children }: { title: string; count: number; children: ReactNode }) =>
  count === 0 ? null : (
    <Card
      title={
        <>
          {title} <span className="font-normal text-ink-muted text-sm tabular-nums">{count}</span>
        </>
      }
      padding="flush"
    >
      <ul className="max-h-96 divide-y divide-line overflow-y-auto border-t">{children}</ul>
    </Card>
  )
