'use client'
import { Download } from 'lucide-react'
import { localized, texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { ExportRows } from '#components/tables/export-rows.tsx'
import { SelectionBar } from '#components/tables/selection-bar.tsx'
import type { Selection } from '#components/tables/use-selection.ts'
import { Button } from '#components/ui/button.tsx'
import { useLanguage } from '#components/use-language.ts'
import type { Exchange } from '#lib/client/institution-exchanges.ts'
import { instantOf } from '#lib/config/clock.ts'
import { csvInstant } from '#lib/domain/csv/csv-instant.ts'
import { OUTCOME_NAMES, operationName } from './exchange-display.ts'
import { downloadExchanges } from './exchange-filter.ts'

const TEXTS = texts({
  file: ['chamadas', 'calls'],
  json: ['Baixar JSON para o suporte', 'Download JSON for support'],
})

const HEADINGS = texts({
  id: ['Id', 'Id'],
  call: ['Chamada', 'Call'],
  institution: ['Instituição', 'Institution'],
  contract: ['Contrato', 'Contract'],
  method: ['Método', 'Method'],
  path: ['Caminho', 'Path'],
  requestId: ['request id', 'request id'],
  key: ['Idempotency-Key', 'Idempotency-Key'],
  answer: ['Resposta', 'Answer'],
  took: ['Duração (ms)', 'Duration (ms)'],
  outcome: ['Resultado', 'Outcome'],
  created: ['Quando', 'When'],
})

type SelectedExchangesProps = {
  selection: Selection
  selectedRows: readonly Exchange[]
  mayExport: boolean
}

export const SelectedExchanges = ({ selection, selectedRows, mayExport }: SelectedExchangesProps) => {
  const t = useTexts(TEXTS)
  const language = useLanguage()
  return (
    <SelectionBar selection={selection}>
      {mayExport ? (
        <Button
          size="small"
          variant="primary"
          icon={<Download aria-hidden />}
          onClick={() => downloadExchanges(selectedRows.map(({ id }) => id))}
        >
          {t.json}
        </Button>
      ) : null}
      <ExportRows
        name={t.file}
        headings={Object.values(useTexts(HEADINGS))}
        lines={() =>
          selectedRows.map((exchange) => [
            exchange.id,
            localized(operationName(exchange), language),
            exchange.institutionName,
            exchange.contractNumber,
            exchange.method,
            exchange.path,
            exchange.requestId,
            exchange.idempotencyKey,
            exchange.status === null ? null : { value: exchange.status, decimals: 0 },
            { value: exchange.durationMs, decimals: 0 },
            localized(OUTCOME_NAMES[exchange.outcome], language),
            csvInstant(instantOf(exchange.createdAt)),
          ])
        }
      />
    </SelectionBar>
  )
}
