'use client'
import { useRouter } from 'next/navigation'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { ProductBadge } from '#components/products/product-badge.tsx'
import { RowPreview } from '#components/tables/row-preview.tsx'
import { KeyValueList } from '#components/ui/key-value-list.tsx'
import { useLanguage } from '#components/use-language.ts'
import type { PriceTableItem, StartPriceChange } from '#lib/client/prices.ts'
import { priceTableName } from '#lib/domain/prices/price-table-name.ts'
import { ParametersCard } from './parameters-card.tsx'
import { priceTableActs } from './price-table-acts.ts'
import { TableState } from './price-table-columns.tsx'
import { simulationsText } from './simulations-text.ts'

const TEXTS = texts({
  label: ['Resumo da tabela', 'Table summary'],
  open: ['Abrir tabela', 'Open table'],
  simulations: ['Simulações, 30 dias', 'Simulations, 30 days'],
})

type PriceTablePreviewProps = { row: PriceTableItem; start: StartPriceChange; onClose: () => void }

export const PriceTablePreview = ({ row, start, onClose }: PriceTablePreviewProps) => {
  const t = useTexts(TEXTS)
  const language = useLanguage()
  const router = useRouter()
  return (
    <RowPreview
      rowId={row.id}
      label={t.label}
      title={priceTableName(row)}
      meta={
        <>
          {row.institutionName} <ProductBadge product={row.product} />
        </>
      }
      page={{ href: `/prices/${row.id}`, label: t.open }}
      acts={priceTableActs(row, { start, language, go: router.push })}
      onClose={onClose}
    >
      <TableState table={row} language={language} />
      <KeyValueList items={[{ label: t.simulations, value: simulationsText(row, language) }]} />
      <ParametersCard version={row} />
    </RowPreview>
  )
}
