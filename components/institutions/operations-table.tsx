import { formatCount, formatShare, formatSpan } from '#components/charts/figure-text.ts'
import { FiguresTable } from '#components/charts/figures-table.tsx'
import { localized, texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { useLanguage } from '#components/use-language.ts'
import type { InstitutionHealthData } from '#lib/client/institution-health.ts'
import { OPERATION_NAMES } from './health-display.ts'

const TEXTS = texts({
  title: ['Por operação', 'By operation'],
  caption: (name: string) => [`Operações: ${name}`, `Operations: ${name}`],
  operation: ['Operação', 'Operation'],
  calls: ['Chamadas', 'Calls'],
  success: ['Deram certo', 'Succeeded'],
  median: ['Mediana', 'Median'],
  p95: ['95% em até', '95% within'],
})

export const OperationsTable = ({ institution }: { institution: InstitutionHealthData }) => {
  const t = useTexts(TEXTS)
  const language = useLanguage()
  return (
    <div>
      <h3 className="mb-1 font-semibold text-sm">{t.title}</h3>
      <FiguresTable
        open
        caption={t.caption(institution.name)}
        headers={[t.operation, t.calls, t.success, t.median, t.p95]}
        rows={institution.operations.map(({ operation, calls, failed, p50Ms, p95Ms }) => ({
          id: operation,
          cells: [
            localized(OPERATION_NAMES[operation], language),
            formatCount(calls),
            formatShare(calls - failed, calls),
            p50Ms === null ? '—' : formatSpan(p50Ms / 1000),
            p95Ms === null ? '—' : formatSpan(p95Ms / 1000),
          ],
        }))}
      />
    </div>
  )
}
