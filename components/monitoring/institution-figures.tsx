import { formatCount, formatShare, formatSpan } from '#components/charts/figure-text.ts'
import { FiguresTable } from '#components/charts/figures-table.tsx'
import { HEALTH_DISPLAY } from '#components/institutions/health-display.ts'
import { localized, texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { useLanguage } from '#components/use-language.ts'
import type { MonitoringData } from '#lib/client/monitoring.ts'

const TEXTS = texts({
  institution: ['Instituição', 'Institution'],
  state: ['Situação', 'State'],
  calls: ['Chamadas', 'Calls'],
  failed: ['Falharam', 'Failed'],
  p95: ['95% em até', '95% within'],
  waiting: ['Na fila', 'Queued'],
})

export const InstitutionFigures = ({ institutions }: Pick<MonitoringData, 'institutions'>) => {
  const t = useTexts(TEXTS)
  const language = useLanguage()
  return (
    <FiguresTable
      open
      caption={t.institution}
      headers={[t.institution, t.state, t.calls, t.failed, t.p95, t.waiting]}
      rows={institutions.map(({ code, name, state, calls, failed, p95Ms, waiting }) => ({
        id: code,
        href: `/institutions#${code}`,
        cells: [
          name,
          localized(HEALTH_DISPLAY[state].label, language),
          formatCount(calls),
          formatShare(failed, calls),
          p95Ms === null ? '—' : formatSpan(p95Ms / 1000),
          formatCount(waiting),
        ],
      }))}
    />
  )
}
