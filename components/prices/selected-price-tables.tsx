'use client'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { ExportRows } from '#components/tables/export-rows.tsx'
import { SelectionBar } from '#components/tables/selection-bar.tsx'
import type { Selection } from '#components/tables/use-selection.ts'
import { useLanguage } from '#components/use-language.ts'
import type { PriceTableItem } from '#lib/client/prices.ts'
import { priceTableName } from '#lib/domain/prices/price-table-name.ts'
import { feeText, insuranceText, ratePercent } from './value-text.ts'

const TEXTS = texts({
  file: ['tabelas', 'price-tables'],
  active: ['Ativa', 'Active'],
  inactive: ['Inativa', 'Inactive'],
})

const HEADINGS = texts({
  institution: ['Instituição', 'Institution'],
  product: ['Produto', 'Product'],
  table: ['Tabela', 'Table'],
  key: ['Nome na API', 'Name in the API'],
  version: ['Versão', 'Version'],
  rate: ['Taxa a.m.', 'Rate a month'],
  fee: ['Tarifa', 'Fee'],
  insurance: ['Seguro', 'Insurance'],
  from: ['Parcelas de', 'Instalments from'],
  to: ['Parcelas até', 'Instalments to'],
  simulations: ['Simulações, 30 dias', 'Simulations, 30 days'],
  state: ['Situação', 'State'],
})

type SelectedPriceTablesProps = { selection: Selection; selectedRows: readonly PriceTableItem[] }

/** A change of a price table needs its own reason and a second manager, so there is no bulk change. */
export const SelectedPriceTables = ({ selection, selectedRows }: SelectedPriceTablesProps) => {
  const t = useTexts(TEXTS)
  const headings = useTexts(HEADINGS)
  const language = useLanguage()
  const whole = (value: number) => ({ value, decimals: 0 })
  return (
    <SelectionBar selection={selection}>
      <ExportRows
        name={t.file}
        headings={Object.values(headings)}
        lines={() =>
          selectedRows.map((table) => [
            table.institutionName,
            table.product.toUpperCase(),
            priceTableName(table),
            table.key,
            whole(table.version),
            ratePercent(table.parameters.monthlyRate),
            feeText(table.parameters.fee, language),
            insuranceText(table.parameters.insurance, language),
            whole(table.parameters.minInstallments),
            whole(table.parameters.maxInstallments),
            whole(table.simulations),
            table.active ? t.active : t.inactive,
          ])
        }
      />
    </SelectionBar>
  )
}
