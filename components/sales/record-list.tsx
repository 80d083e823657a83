'use client'
import { Inbox } from 'lucide-react'
import dynamic from 'next/dynamic'
import { localizedTexts, texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { ProductBadge } from '#components/products/product-badge.tsx'
import type { Column } from '#components/tables/column.ts'
import { DataTable } from '#components/tables/data-table.tsx'
import { TwoLines } from '#components/tables/two-lines.tsx'
import { useRowActs } from '#components/tables/use-row-acts.ts'
import { EmptyState } from '#components/ui/empty-state.tsx'
import { LinkButton } from '#components/ui/link-button.tsx'
import { RelativeTime } from '#components/ui/relative-time.tsx'
import { useLanguage } from '#components/use-language.ts'
import type { SalesRecords } from '#lib/contracts/sales/records.ts'
import type { Language } from '#lib/domain/language.ts'
import { type RecordLine, recordStateText } from './record-line.ts'

const loadActs = () => import('./selected-records.tsx').then((module) => module.SelectedRecords)
const SelectedRecords = dynamic(loadActs, { ssr: false })

const TEXTS = texts({
  caption: [
    'O que este número conta, do mais novo para o mais antigo',
    'What this figure counts, newest first',
  ],
  customer: ['Cliente', 'Customer'],
  unnamed: ['Nome ainda não informado', 'Name not given yet'],
  state: ['Situação', 'Status'],
  institution: ['Instituição', 'Institution'],
  when: ['Quando', 'When'],
  none: ['Nada mais neste número', 'Nothing left in this figure'],
  noneNext: [
    'O que ele contava mudou desde que a página de produção foi aberta.',
    'What it counted has changed since the sales page was opened.',
  ],
  back: ['Voltar à produção', 'Back to sales'],
  pages: ['Paginação', 'Pagination'],
  newer: ['Anteriores', 'Previous'],
  older: ['Próximas', 'Next'],
})

type RecordListProps = {
  records: SalesRecords
  institutions: readonly { code: string; name: string }[]
  now: string
  hrefs: { report: string; newer: string | null; older: string | null }
}

export const RecordList = ({ records, institutions, now, hrefs }: RecordListProps) => {
  const t = useTexts(TEXTS)
  const language = useLanguage()
  const names = new Map(institutions.map(({ code, name }) => [code, name]))
  const institutionName = (code: string) => names.get(code) ?? code
  const acting = useRowActs({ rows: records.data, idOf, nameOf, hrefOf, loadActs })
  return (
    <div data-wide className="space-y-3">
      <DataTable
        caption={t.caption}
        className="rounded-card border bg-raised shadow-card"
        columns={acting.around(columnsIn(language, now, institutionName))}
        rows={records.data}
        rowKey={idOf}
        rowHref={hrefOf}
        empty={
          <EmptyState
            title={t.none}
            icon={<Inbox />}
            action={<LinkButton href={hrefs.report}>{t.back}</LinkButton>}
          >
            {t.noneNext}
          </EmptyState>
        }
      />
      {acting.acts ? (
        <SelectedRecords selection={acting.selection} records={records.data} {...{ institutionName }} />
      ) : null}
      {hrefs.newer || hrefs.older ? (
        <nav aria-label={t.pages} className="flex justify-end gap-2">
          {hrefs.newer ? (
            <LinkButton size="small" href={hrefs.newer} scroll>
              {t.newer}
            </LinkButton>
          ) : null}
          {hrefs.older ? (
            <LinkButton size="small" href={hrefs.older} scroll>
              {t.older}
            </LinkButton>
          ) : null}
        </nav>
      ) : null}
    </div>
  )
}

const idOf = ({ id }: RecordLine) => id
const nameOf = ({ name, maskedDocument }: RecordLine) => name ?? maskedDocument

const hrefOf = ({ reached, kind, id, key }: RecordLine): string => {
  if (reached !== null) return `/customers/${key}`
  if (kind === 'proposal') return `/proposals/${id}`
  return kind === 'consult' ? `/clt/consult/${id}` : `/fgts?q=${id}`
}

const columnsIn = (
  language: Language,
  now: string,
  institutionName: (code: string) => string,
): readonly Column<RecordLine>[] => {
  const t = localizedTexts(TEXTS, language)
  return [
    {
      id: 'customer',
      header: t.customer,
      primary: true,
      isName: true,
      cell: ({ name, maskedDocument }) => (
        <TwoLines
          first={name ?? <span className="font-normal text-ink-muted">{t.unnamed}</span>}
          title={name ?? t.unnamed}
          second={<span className="tabular-nums">{maskedDocument}</span>}
          className="max-w-96 compact:@2xl:max-w-none"
        />
      ),
    },
    {
      id: 'state',
      header: t.state,
      cell: (record) => (
        <span className="inline-flex @max-2xl:justify-end flex-wrap items-center gap-x-2 gap-y-1">
          <ProductBadge product={record.product} />
          {recordStateText(record, language)}
        </span>
      ),
    },
    { id: 'institution', header: t.institution, cell: ({ provider }) => institutionName(provider) },
    {
      id: 'when',
      header: t.when,
      align: 'end',
      cell: ({ madeAt }) => (
        <RelativeTime at={madeAt} now={now} className="whitespace-nowrap text-ink-muted" />
      ),
    },
  ]
}
