import type { ProposalItem } from '#lib/client/proposals'
import type { Language } from '#lib/domain/language'
import { centsOfReais } from '../fgts/reais.ts'
import { said, saidIn, texts } from '../language/texts.ts'
import type { Column } from '../tables/column.ts'
import { Money } from '../ui/money.tsx'
import { RelativeTime } from '../ui/relative-time.tsx'
import { ProductBadge } from './product-badge.tsx'
import { ProposalStatusBadge } from './proposal-status-badge.tsx'
import { STATUS_LOOK } from './status-look.ts'
import { maskedCpf } from './wire-text.ts'

const TEXTS = texts({
  customer: ['Cliente', 'Customer'],
  contract: ['Contrato', 'Contract'],
  net: ['Valor líquido', 'Net amount'],
  status: ['Situação', 'Status'],
  updated: ['Atualizada', 'Updated'],
})

type Shown = { institutionName: (code: string) => string; now: string; language: Language }

/** The columns of the list of proposals. */
export const proposalColumns = ({
  institutionName,
  now,
  language,
}: Shown): readonly Column<ProposalItem>[] => {
  const t = saidIn(TEXTS, language)
  return [
    {
      id: 'client',
      header: t.customer,
      primary: true,
      cell: (row) => (
        <span className="block min-w-0 max-w-80">
          <span className="line-clamp-2" title={row.clientName}>
            {row.clientName}
          </span>
          <span className="block font-normal text-ink-muted text-sm tabular-nums">
            {maskedCpf(row.documentNumber)}
          </span>
        </span>
      ),
    },
    {
      id: 'contract',
      header: t.contract,
      cell: (row) => (
        <span className="@max-2xl:text-right">
          <span className="whitespace-nowrap tabular-nums">{row.contractNumber}</span>
          <span className="block text-ink-muted">
            <ProductBadge product={row.product} /> {institutionName(row.provider)}
          </span>
        </span>
      ),
    },
    {
      id: 'net',
      header: t.net,
      align: 'end',
      cell: (row) => <Money cents={centsOfReais(row.availableBalance)} className="font-medium" />,
    },
    {
      id: 'status',
      header: t.status,
      beside: true,
      cell: ({ status }) => (
        <span className="block @max-2xl:text-right">
          <ProposalStatusBadge status={status} />
          <span className="mt-0.5 block text-ink-muted text-xs">{nextIn(status, language)}</span>
        </span>
      ),
    },
    {
      id: 'updated',
      header: t.updated,
      align: 'end',
      cell: (row) => (
        <RelativeTime at={row.updatedAt} now={now} className="whitespace-nowrap text-ink-muted" />
      ),
    },
  ]
}

const nextIn = (status: ProposalItem['status'], language: Language) => {
  const { next } = STATUS_LOOK[status]
  return next && said(next, language)
}
