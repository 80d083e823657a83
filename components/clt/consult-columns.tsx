import type { ConsultItem } from '#lib/client/clt'
import { centsFromDecimalText } from '#lib/domain/money'
import { isReasonCode } from '#lib/domain/reasons/catalogue'
import { reasonTexts } from '#lib/domain/reasons/reason-texts'
import { maskedCpf } from '../proposals/wire-text.ts'
import type { Column } from '../tables/column.ts'
import { Money } from '../ui/money.tsx'
import { RelativeTime } from '../ui/relative-time.tsx'
import { ConsultStatusBadge } from './consult-status-badge.tsx'
import { CONSULT_STATUS_LOOK } from './consult-status-look.ts'

type Shown = { institutionName: (code: string) => string; now: string }

/** The columns of the list of consults. */
export const consultColumns = ({ institutionName, now }: Shown): readonly Column<ConsultItem>[] => [
  {
    id: 'client',
    header: 'Cliente',
    primary: true,
    cell: (row) => (
      <span className="block min-w-0 max-w-80">
        <span className="line-clamp-2" title={row.name}>
          {row.name}
        </span>
        <span className="block whitespace-nowrap font-normal text-ink-muted text-sm tabular-nums">
          {maskedCpf(row.documentNumber)}
        </span>
      </span>
    ),
  },
  { id: 'institution', header: 'Instituição', cell: (row) => institutionName(row.provider) },
  {
    id: 'margin',
    header: 'Margem mensal',
    align: 'end',
    cell: ({ availableMarginValue: margin }) =>
      margin === null ? (
        <span className="text-ink-muted">—</span>
      ) : (
        <Money cents={centsFromDecimalText(margin)} className="font-medium" />
      ),
  },
  {
    id: 'status',
    header: 'Situação',
    beside: true,
    cell: (row) => (
      <span className="block @max-2xl:text-right">
        <ConsultStatusBadge status={row.status} />
        <span className="mt-0.5 block text-balance text-ink-muted text-xs @max-2xl:ml-auto @max-2xl:max-w-32">
          {nextOf(row)}
        </span>
      </span>
    ),
  },
  {
    id: 'age',
    header: 'Criada',
    align: 'end',
    cell: (row) => <RelativeTime at={row.createdAt} now={now} className="whitespace-nowrap text-ink-muted" />,
  },
]

/** The cause in the fewest words where there is one; else who does what next. */
const nextOf = ({ status, code }: ConsultItem) =>
  code && isReasonCode(code) ? reasonTexts(code, 'pt-BR').title : CONSULT_STATUS_LOOK[status].next
