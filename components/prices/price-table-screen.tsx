import type { ReactNode } from 'react'
import { formatDay } from '#components/language/day-text.ts'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { ProductBadge } from '#components/products/product-badge.tsx'
import { PageHeader } from '#components/shell/page-header.tsx'
import { Badge } from '#components/ui/badge.tsx'
import { Callout } from '#components/ui/callout.tsx'
import { Card } from '#components/ui/card.tsx'
import { LinkButton } from '#components/ui/link-button.tsx'
import { useLanguage } from '#components/use-language.ts'
import type { Day } from '#lib/domain/calendar.ts'
import type { PriceTableDetail, PriceVersionItem } from '#lib/domain/prices/price-table-detail.ts'
import { standardCase, standardLoan } from '#lib/domain/prices/standard-case.ts'
import { CompareCard } from './compare-card.tsx'
import { ExampleTable, exampleText } from './example-table.tsx'
import { ParametersCard } from './parameters-card.tsx'
import { PriceChangesCard } from './price-changes-card.tsx'
import type { VersionPair } from './version-pair.ts'
import { VersionsCard } from './versions-card.tsx'

const TEXTS = texts({
  back: ['Tabelas', 'Tables'],
  version: (version: number) => [`Versão ${version}`, `Version ${version}`],
  inUse: ['Ativa', 'Active'],
  outOfUse: ['Inativa', 'Inactive'],
  standard: ['Padrão', 'Default'],
  example: ['Exemplo: o caso padrão', 'Example: the standard case'],
  relative: ['Diferenças em relação à versão atual.', 'Differences to the present version.'],
  exampleCaption: ['O caso padrão em cada versão', 'The standard case on each version'],
  open: ['Uma mudança desta tabela aguarda decisão', 'A change of this table awaits a decision'],
  openText: (name: string) => [
    `Proposta por ${name}. Até lá vale a versão atual.`,
    `Proposed by ${name}. Until then the present version applies.`,
  ],
  scheduled: (day: string) => [
    `Um preço novo vigora a partir de ${day}`,
    `A new price is in force from ${day}`,
  ],
  scheduledText: ['Até lá vale a versão atual.', 'Until then the present version applies.'],
  seeOpen: ['Ver a proposta', 'See the proposal'],
})

const MOST_COLUMNS = 4

type PriceTableScreenProps = {
  detail: PriceTableDetail
  newest: PriceVersionItem
  pair: VersionPair
  today: Day
  now: string
  actions: ReactNode
  watch: ReactNode
}

export const PriceTableScreen = ({ detail, newest, pair, today, now, ...props }: PriceTableScreenProps) => {
  const t = useTexts(TEXTS)
  const language = useLanguage()
  const { versions, changes, institutionName } = detail
  const { product } = newest
  const loan = standardLoan(product, newest, today)
  const versionOf = (number: string) => versions.find(({ version }) => String(version) === number)
  const to = versionOf(pair.to) ?? newest
  const from = versionOf(pair.from) ?? versions.find(({ version }) => version < to.version) ?? to
  const ahead = changes.filter(({ status }) => status === 'proposed' || status === 'scheduled')
  return (
    <>
      <TableHeader {...{ newest, institutionName }} actions={props.actions} />
      {props.watch}
      {ahead.map((change) => (
        <AheadCallout key={change.id} change={change} />
      ))}
      <div className="grid gap-5 [&>*]:min-w-0 lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start">
        <div className="grid gap-5 [&>*]:min-w-0">
          <Card
            title={t.example}
            description={`${exampleText(product, loan, language)} ${versions.length > 1 ? t.relative : ''}`}
            padding="flush"
          >
            <ExampleTable
              product={product}
              caption={t.exampleCaption}
              columns={versions.slice(0, MOST_COLUMNS).map(({ version, parameters }) => ({
                name: t.version(version),
                figures: standardCase(loan, parameters),
              }))}
            />
          </Card>
          {versions.length > 1 ? <CompareCard {...{ versions, from, to, today }} /> : null}
          <ParametersCard version={newest} />
        </div>
        <div className="grid gap-5 [&>*]:min-w-0">
          <VersionsCard versions={versions} now={now} />
          <PriceChangesCard changes={changes} now={now} />
        </div>
      </div>
    </>
  )
}

const AheadCallout = ({ change }: { change: PriceTableScreenProps['detail']['changes'][number] }) => {
  const t = useTexts(TEXTS)
  const { id, status, startDate, createdByName } = change
  const day = status === 'scheduled' && startDate ? formatDay(startDate) : null
  return (
    <Callout
      tone={day ? 'info' : 'warning'}
      className="mb-5"
      title={day ? t.scheduled(day) : t.open}
      action={
        <LinkButton size="small" href={`/prices/changes/${id}`}>
          {t.seeOpen}
        </LinkButton>
      }
    >
      {day ? t.scheduledText : t.openText(createdByName)}
    </Callout>
  )
}

type TableHeaderProps = { newest: PriceVersionItem; institutionName: string; actions: ReactNode }

const TableHeader = ({ newest, institutionName, actions }: TableHeaderProps) => {
  const t = useTexts(TEXTS)
  const { product, key, label, version, active, isDefault } = newest
  return (
    <PageHeader
      back={{ href: '/prices', label: t.back }}
      title={product === 'clt' ? label : key}
      meta={
        <>
          <ProductBadge product={product} />
          <span>
            {institutionName} · {product === 'clt' ? key : label} · {t.version(version)}
          </span>
          <Badge tone={active ? 'positive' : 'neutral'}>{active ? t.inUse : t.outOfUse}</Badge>
          {isDefault ? <Badge>{t.standard}</Badge> : null}
        </>
      }
      actions={actions}
    />
  )
}
