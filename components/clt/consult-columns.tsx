import { localized, localizedTexts, texts } from '#components/language/texts.ts'
import { maskedCpf } from '#components/personal-data/masked-cpf.ts'
import { ConsultStatusBadge } from '#components/statuses/consult-status-badge.tsx'
import { CONSULT_STATUS_DISPLAY } from '#components/statuses/consult-status-display.ts'
import type { Column, ColumnSort } from '#components/tables/column.ts'
import { ONE_LINE, TwoLines } from '#components/tables/two-lines.tsx'
import { cn } from '#components/ui/class-names.ts'
import { Money } from '#components/ui/money.tsx'
import { RelativeTime } from '#components/ui/relative-time.tsx'
import type { ConsultItem } from '#lib/client/clt.ts'
import { instantOf } from '#lib/config/clock.ts'
import type { Language } from '#lib/domain/language.ts'
import { centsFromDecimalText } from '#lib/domain/money.ts'
import { consultEndOf } from './consult-end.ts'

const TEXTS = texts({
  toFix: ['Você corrige', 'You correct it'],
  toSign: ['Cliente assina', 'Customer signs'],
  client: ['Cliente', 'Customer'],
  institution: ['Instituição', 'Institution'],
  margin: ['Margem por mês', 'Margin a month'],
  status: ['Situação', 'Status'],
  created: ['Criada', 'Created'],
  ends: ['Vence', 'Expires'],
})

type ConsultColumnOptions = {
  institutionName: (code: string) => string
  causeOf: (code: string | null) => string | undefined
  now: string
  language: Language
  ageSort: ColumnSort
}

export const consultColumns = ({
  institutionName,
  causeOf,
  now,
  language,
  ageSort,
}: ConsultColumnOptions): readonly Column<ConsultItem>[] => {
  const t = localizedTexts(TEXTS, language)
  return [
    {
      id: 'client',
      header: t.client,
      primary: true,
      isName: true,
      cell: (row) => <Customer row={row} />,
    },
    { id: 'institution', header: t.institution, cell: (row) => institutionName(row.provider) },
    {
      id: 'margin',
      header: t.margin,
      align: 'end',
      cell: ({ availableMarginValue }) => <Margin value={availableMarginValue} />,
    },
    {
      id: 'status',
      header: t.status,
      beside: true,
      cell: (row) => (
        <span className={cn('block @max-2xl:text-right', ONE_LINE)}>
          <ConsultStatusBadge status={row.status} operation={row.operation} />
          <span className="mt-0.5 block text-balance text-ink-muted text-xs @max-2xl:ml-auto @max-2xl:max-w-32 compact:@2xl:mt-0 compact:@2xl:leading-6">
            {/* The cause of a refusal is more useful than the next step. */}
            {causeOf(row.code) ?? nextOf(row, language)}
          </span>
        </span>
      ),
    },
    {
      id: 'ends',
      header: t.ends,
      align: 'end',
      cell: (row) => <Ends at={consultEndOf(row)} now={now} />,
    },
    {
      id: 'age',
      header: t.created,
      align: 'end',
      sort: ageSort,
      cell: (row) => (
        <RelativeTime at={row.createdAt} now={now} className="whitespace-nowrap text-ink-muted" />
      ),
    },
  ]
}

const nextOf = ({ status, operation }: ConsultItem, language: Language) => {
  if (!operation) return localized(CONSULT_STATUS_DISPLAY[status].next, language)
  if (operation.status === 'paid') return null
  const t = localizedTexts(TEXTS, language)
  if (operation.status === 'pending') return t.toFix
  if (operation.status === 'formalization') return t.toSign
  return localized(CONSULT_STATUS_DISPLAY.WAITING_CREDIT_ANALYSIS.next, language)
}

const Customer = ({ row: { name, documentNumber } }: { row: ConsultItem }) => (
  <TwoLines
    first={name}
    title={name}
    second={<span className="tabular-nums">{maskedCpf(documentNumber)}</span>}
    className="max-w-96 compact:@2xl:max-w-none"
  />
)

const NONE = <span className="text-ink-muted">—</span>

const Margin = ({ value }: { value: string | null }) =>
  value === null ? NONE : <Money cents={centsFromDecimalText(value)} className="font-medium" />

const Ends = ({ at, now }: { at: string | null; now: string }) =>
  at === null ? (
    NONE
  ) : (
    <RelativeTime
      at={at}
      now={now}
      className={cn('whitespace-nowrap', isNear(at, now) ? 'font-medium text-warning' : 'text-ink-muted')}
    />
  )

const DAY_MS = 86_400_000

const isNear = (end: string, now: string) => instantOf(end).getTime() - instantOf(now).getTime() < DAY_MS
