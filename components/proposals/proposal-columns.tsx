import type { ProposalItem } from '#lib/client/proposals'
import { centsOfReais } from '../fgts/reais.ts'
import type { Column } from '../tables/column.ts'
import { Money } from '../ui/money.tsx'
import { RelativeTime } from '../ui/relative-time.tsx'
import { ProductBadge } from './product-badge.tsx'
import { ProposalStatusBadge } from './proposal-status-badge.tsx'
import { STATUS_LOOK } from './status-look.ts'
import { maskedCpf } from './wire-text.ts'

type Shown = { institutionName: (code: string) => string; now: string }

/** The columns of the list of proposals. */
export const proposalColumns = ({ institutionName, now }: Shown): readonly Column<ProposalItem>[] => [
  {
    id: 'client',
    header: 'Cliente',
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
    header: 'Contrato',
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
    header: 'Valor líquido',
    align: 'end',
    cell: (row) => <Money cents={centsOfReais(row.availableBalance)} className="font-medium" />,
  },
  {
    id: 'status',
    header: 'Situação',
    beside: true,
    cell: (row) => (
      <span className="block @max-2xl:text-right">
        <ProposalStatusBadge status={row.status} />
        <span className="mt-0.5 block text-ink-muted text-xs">{STATUS_LOOK[row.status].next}</span>
      </span>
    ),
  },
  {
    id: 'updated',
    header: 'Atualizada',
    align: 'end',
    cell: (row) => <RelativeTime at={row.updatedAt} now={now} className="whitespace-nowrap text-ink-muted" />,
  },
]
