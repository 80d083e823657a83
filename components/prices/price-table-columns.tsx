import { localizedTexts, texts } from '#components/language/texts.ts'
import { ProductBadge } from '#components/products/product-badge.tsx'
import type { Column } from '#components/tables/column.ts'
import { Badge } from '#components/ui/badge.tsx'
import type { PriceTableItem } from '#lib/client/prices.ts'
import type { Language } from '#lib/domain/language.ts'
import { priceTableName } from '#lib/domain/prices/price-table-name.ts'
import { simulationsText } from './simulations-text.ts'
import { feeText, insuranceText, ratePercent } from './value-text.ts'

const TEXTS = texts({
  table: ['Tabela', 'Table'],
  rate: ['Taxa a.m.', 'Rate a month'],
  charges: ['Encargos', 'Charges'],
  instalments: ['Parcelas', 'Instalments'],
  version: ['Versão', 'Version'],
  simulations: ['Simulações, 30 dias', 'Simulations, 30 days'],
  state: ['Situação', 'State'],
  standard: ['Padrão', 'Default'],
  inUse: ['Ativa', 'Active'],
  outOfUse: ['Inativa', 'Inactive'],
  insurance: (text: string) => [`seguro ${text}`, `insurance ${text}`],
  range: (from: number, to: number) => [`${from} a ${to}`, `${from} to ${to}`],
  open: (count: number) => [
    count === 1 ? '1 mudança aberta' : `${count} mudanças abertas`,
    count === 1 ? '1 open change' : `${count} open changes`,
  ],
})

export const priceTableColumns = (language: Language): readonly Column<PriceTableItem>[] => {
  const t = localizedTexts(TEXTS, language)
  return [
    {
      id: 'table',
      header: t.table,
      primary: true,
      value: priceTableName,
      cell: (table) => <PriceTableName table={table} language={language} />,
    },
    {
      id: 'rate',
      header: t.rate,
      align: 'end',
      value: ({ parameters }) => Number(parameters.monthlyRate),
      cell: ({ parameters }) => ratePercent(parameters.monthlyRate),
    },
    {
      id: 'charges',
      header: t.charges,
      cell: ({ parameters: { fee, feeName, insurance } }) => (
        <span className="@max-2xl:text-right compact:@2xl:flex compact:@2xl:max-w-72 compact:@2xl:gap-2">
          {feeName ? `${feeName}: ` : null}
          {feeText(fee, language)}
          {insurance.type === 'none' ? null : (
            <span className="block text-ink-muted compact:@2xl:truncate">
              {t.insurance(insuranceText(insurance, language))}
            </span>
          )}
        </span>
      ),
    },
    {
      id: 'instalments',
      header: t.instalments,
      value: ({ parameters }) => parameters.maxInstallments,
      cell: ({ parameters: { minInstallments, maxInstallments } }) => (
        <span className="whitespace-nowrap tabular-nums">{t.range(minInstallments, maxInstallments)}</span>
      ),
    },
    ...usageColumns(language),
  ]
}

const usageColumns = (language: Language): readonly Column<PriceTableItem>[] => {
  const t = localizedTexts(TEXTS, language)
  return [
    {
      id: 'version',
      header: t.version,
      align: 'end',
      value: ({ version }) => version,
      cell: ({ version }) => version,
    },
    {
      id: 'simulations',
      header: t.simulations,
      align: 'end',
      value: ({ simulations }) => simulations,
      cell: (row) => simulationsText(row, language),
    },
    {
      id: 'state',
      header: t.state,
      beside: true,
      value: ({ active, openChanges }) => (active ? 1 : 0) + openChanges * 2,
      cell: (table) => <TableState table={table} language={language} />,
    },
  ]
}

type CellProps = { table: PriceTableItem; language: Language }

const PriceTableName = ({ table, language }: CellProps) => {
  const { key, label, product, isDefault } = table
  return (
    <span className="block min-w-0 compact:@2xl:flex compact:@2xl:items-center compact:@2xl:gap-2.5">
      <span className="flex flex-wrap items-center gap-2 compact:@2xl:flex-nowrap">
        {priceTableName(table)}
        <ProductBadge product={product} />
        {isDefault ? <Badge>{localizedTexts(TEXTS, language).standard}</Badge> : null}
      </span>
      <span className="block font-normal text-ink-muted text-sm compact:@2xl:max-w-40 compact:@2xl:truncate compact:@2xl:text-xs">
        {product === 'clt' ? key : label}
      </span>
    </span>
  )
}

export const TableState = ({ table: { active, openChanges }, language }: CellProps) => {
  const t = localizedTexts(TEXTS, language)
  return (
    <span className="flex flex-wrap gap-1.5 @max-2xl:justify-end">
      <Badge tone={active ? 'positive' : 'neutral'}>{active ? t.inUse : t.outOfUse}</Badge>
      {openChanges > 0 ? <Badge tone="info">{t.open(openChanges)}</Badge> : null}
    </span>
  )
}
