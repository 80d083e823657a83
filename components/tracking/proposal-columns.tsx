import { centsOfReais } from '#components/language/reais.ts'
import { localized, localizedTexts, texts } from '#components/language/texts.ts'
import { fixAddress } from '#components/pending-items/fix-address.ts'
import { maskedCpf } from '#components/personal-data/masked-cpf.ts'
import { ProductBadge } from '#components/products/product-badge.tsx'
import { ProposalStatusBadge } from '#components/statuses/proposal-status-badge.tsx'
import { PROPOSAL_STATUS_DISPLAY } from '#components/statuses/proposal-status-display.ts'
import type { Column } from '#components/tables/column.ts'
import { TwoLines } from '#components/tables/two-lines.tsx'
import { LinkButton } from '#components/ui/link-button.tsx'
import { Money } from '#components/ui/money.tsx'
import { RelativeTime } from '#components/ui/relative-time.tsx'
import type { ProposalItem } from '#lib/client/proposals.ts'
import type { Language } from '#lib/domain/language.ts'
import type { TrackingSort } from '#lib/domain/proposals/tracking.ts'
import { PROPOSAL_COLUMN_NAMES } from './proposal-column-names.ts'
import type { ProposalColumnId, ProposalFilter } from './proposal-filter.ts'
import { proposalsHref } from './proposal-filter.ts'

const TEXTS = texts({
  action: ['Próxima ação', 'Next action'],
  fix: ['Corrigir', 'Fix'],
  of: (customer: string) => [` – ${customer}`, ` – ${customer}`],
})

type ProposalColumnOptions = {
  institutionName: (code: string) => string
  now: string
  language: Language
  filter: ProposalFilter
  anyToFix: boolean
}

type Cells = Omit<Column<ProposalItem>, 'id' | 'header' | 'sort'>

const SORT_OF: Partial<Record<ProposalColumnId | 'customer', TrackingSort>> = {
  customer: 'customer',
  net: 'net',
  created: 'created',
  updated: 'updated',
}

export const proposalColumns = (options: ProposalColumnOptions): readonly Column<ProposalItem>[] => {
  const names = localizedTexts(PROPOSAL_COLUMN_NAMES, options.language)
  const cells = cellsOf(options)
  const columns: Column<ProposalItem>[] = (['customer', ...options.filter.columns] as const).map((id) => ({
    id,
    header: names[id],
    ...cells[id],
    ...sortOf(SORT_OF[id], options.filter),
  }))
  return options.anyToFix ? [...columns, nextActionColumn(options.language)] : columns
}

const nextActionColumn = (language: Language): Column<ProposalItem> => {
  const t = localizedTexts(TEXTS, language)
  return {
    id: 'action',
    header: t.action,
    headerHidden: true,
    interactive: true,
    align: 'end',
    cell: (row) =>
      isToFix(row) ? (
        <LinkButton href={fixAddress(row.id).href({ item: '' })} size="small" className="@max-2xl:w-full">
          {t.fix}
          <span className="sr-only">{t.of(row.clientName)}</span>
        </LinkButton>
      ) : null,
  }
}

export const isToFix = ({ status, pendingItems }: ProposalItem): boolean =>
  status === 'pending' && pendingItems.length > 0

const sortOf = (
  sort: TrackingSort | undefined,
  filter: ProposalFilter,
): Pick<Column<ProposalItem>, 'sort'> => {
  if (!sort) return {}
  const first = sort === 'customer' ? 'asc' : 'desc'
  const present = filter.sort === sort ? filter.order : null
  const order = present === null ? first : present === 'desc' ? 'asc' : 'desc'
  const directions = { asc: 'ascending', desc: 'descending' } as const
  return {
    sort: {
      href: proposalsHref({ ...filter, sort, order, cursor: '', back: false }),
      direction: present === null ? 'none' : directions[present],
    },
  }
}

const cellsOf = ({
  institutionName,
  now,
  language,
}: ProposalColumnOptions): Readonly<Record<ProposalColumnId | 'customer', Cells>> => ({
  customer: {
    primary: true,
    isName: true,
    cell: (row) => (
      <TwoLines
        first={row.clientName}
        title={row.clientName}
        second={<span className="tabular-nums">{maskedCpf(row.documentNumber)}</span>}
        className="max-w-96 @2xl:min-w-36 compact:@2xl:max-w-none"
      />
    ),
  },
  contract: {
    cell: (row) => (
      <TwoLines
        first={<ContractNumber number={row.contractNumber} />}
        second={
          <span className="compact:@2xl:block compact:@2xl:max-w-28 compact:@2xl:truncate">
            <ProductBadge
              product={row.product}
              className="compact:@2xl:border-transparent compact:@2xl:bg-transparent compact:@2xl:p-0"
            />{' '}
            {institutionName(row.provider)}
          </span>
        }
        className="compact:@5xl:flex-nowrap @max-2xl:text-right"
      />
    ),
  },
  net: {
    align: 'end',
    cell: (row) => <Money cents={centsOfReais(row.availableBalance)} className="font-medium" />,
  },
  installments: { align: 'end', cell: (row) => row.totalInstallments },
  status: {
    beside: true,
    cell: ({ status }) => (
      <TwoLines
        first={<ProposalStatusBadge status={status} />}
        second={<span className="text-xs">{nextIn(status, language)}</span>}
        className="@max-2xl:text-right"
      />
    ),
  },
  author: { cell: (row) => <Words text={row.authorName} /> },
  reference: { cell: (row) => <Words text={row.externalReference ?? '—'} /> },
  created: { align: 'end', cell: (row) => <When at={row.createdAt} now={now} /> },
  updated: { align: 'end', cell: (row) => <When at={row.updatedAt} now={now} /> },
})

/** Hides the prefix by font size 0, so that the whole number can be copied, searched and read aloud. */
const ContractNumber = ({ number }: { number: string }) => {
  const running = number.replace(/^\d{4}-0*/, '')
  return (
    <span className="whitespace-nowrap tabular-nums" title={number}>
      <span className="compact:@2xl:text-[0px]">{number.slice(0, number.length - running.length)}</span>
      {running}
    </span>
  )
}

const Words = ({ text }: { text: string }) => (
  <span className="line-clamp-2 @2xl:min-w-18 @2xl:max-w-40 [overflow-wrap:anywhere]" title={text}>
    {text}
  </span>
)

const When = (instants: { at: string; now: string }) => (
  <RelativeTime {...instants} className="whitespace-nowrap text-ink-muted" />
)

const nextIn = (status: ProposalItem['status'], language: Language) => {
  const { next } = PROPOSAL_STATUS_DISPLAY[status]
  return next && localized(next, language)
}
