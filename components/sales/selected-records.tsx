'use client'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { ExportRows } from '#components/tables/export-rows.tsx'
import { SelectionBar } from '#components/tables/selection-bar.tsx'
import type { Selection } from '#components/tables/use-selection.ts'
import { useLanguage } from '#components/use-language.ts'
import { instantOf } from '#lib/config/clock.ts'
import { csvInstant } from '#lib/domain/csv/csv-instant.ts'
import { type RecordLine, recordStateText } from './record-line.ts'

const TEXTS = texts({ file: ['registros-da-producao', 'sales-records'] })

const HEADINGS = texts({
  customer: ['Cliente', 'Customer'],
  cpf: ['CPF', 'CPF'],
  product: ['Produto', 'Product'],
  state: ['Situação', 'Status'],
  institution: ['Instituição', 'Institution'],
  when: ['Quando', 'When'],
})

type SelectedRecordsProps = {
  selection: Selection
  records: readonly RecordLine[]
  institutionName: (code: string) => string
}

/** The only bulk action is the export, because the records may be of several kinds with different actions. */
export const SelectedRecords = ({ selection, records, institutionName }: SelectedRecordsProps) => {
  const t = useTexts(TEXTS)
  const headings = useTexts(HEADINGS)
  const language = useLanguage()
  return (
    <SelectionBar selection={selection}>
      <ExportRows
        name={t.file}
        headings={Object.values(headings)}
        lines={() =>
          records
            .filter(({ id }) => selection.has(id))
            .map((record) => [
              record.name,
              record.maskedDocument,
              record.product.toUpperCase(),
              recordStateText(record, language),
              institutionName(record.provider),
              csvInstant(instantOf(record.madeAt)),
            ])
        }
      />
    </SelectionBar>
  )
}
