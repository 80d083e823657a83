'use client'
import { X } from 'lucide-react'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { Callout } from '#components/ui/callout.tsx'
import { IconButton } from '#components/ui/icon-button.tsx'
import { RefusedRows } from './refused-rows.tsx'
import type { BulkResult } from './run-bulk-action.ts'
import type { BulkProgress } from './use-bulk-action.ts'

const TEXTS = texts({
  working: (count: number, of: number) => [`Processando ${count} de ${of}…`, `Processing ${count} of ${of}…`],
  close: ['Fechar o aviso', 'Close the notice'],
  refused: (count: number) => [
    count === 1 ? '1 não foi feita:' : `${count} não foram feitas:`,
    count === 1 ? '1 was not done:' : `${count} were not done:`,
  ],
})

type BulkReportProps<Row> = {
  progress: BulkProgress | null
  result: BulkResult<Row> | null
  doneText: (count: number) => string
  nameOf: (row: Row) => string
  onClose: () => void
}

export const BulkReport = <Row,>({ progress, result, doneText, nameOf, onClose }: BulkReportProps<Row>) => {
  const t = useTexts(TEXTS)
  return (
    <>
      {progress ? (
        <p role="status" className="rounded-card border bg-raised px-4 py-2 text-sm tabular-nums shadow-pop">
          {t.working(progress.count + 1, progress.of)}
        </p>
      ) : null}
      {result ? (
        <Callout
          className="shadow-pop"
          tone={result.refused.length > 0 ? 'warning' : 'positive'}
          title={
            <span className="flex items-start justify-between gap-3">
              <span>
                {result.doneIds.length > 0 || result.refused.length === 0
                  ? doneText(result.doneIds.length)
                  : null}{' '}
                {result.refused.length > 0 ? t.refused(result.refused.length) : null}
              </span>
              <IconButton
                className="-my-1.5"
                size="small"
                label={t.close}
                icon={<X aria-hidden />}
                onClick={onClose}
              />
            </span>
          }
        >
          {result.refused.length > 0 ? <RefusedRows refused={result.refused} nameOf={nameOf} /> : null}
        </Callout>
      ) : null}
    </>
  )
}
