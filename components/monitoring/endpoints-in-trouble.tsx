import { formatCount, formatShare } from '#components/charts/figure-text.ts'
import { FiguresTable } from '#components/charts/figures-table.tsx'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { deliveriesOfEndpointHref } from '#components/webhooks/delivery-filter.ts'
import { ENDPOINT_NAMES, KIND_NAMES } from '#components/webhooks/webhook-names.ts'
import type { MonitoringData } from '#lib/client/monitoring.ts'

const TEXTS = texts({
  caption: ['Endpoints com problema', 'Endpoints in trouble'],
  none: ['Nenhum endpoint registrado ainda.', 'No endpoint is registered yet.'],
  fine: (count: string) => [`Nenhum problema em ${count}.`, `No trouble at ${count}.`],
  endpoint: ['Endpoint', 'Endpoint'],
  application: ['Aplicação', 'Application'],
  state: ['Situação', 'State'],
  failed: ['Falharam', 'Failed'],
})

export const EndpointsInTrouble = ({ endpoints }: Pick<MonitoringData, 'endpoints'>) => {
  const t = useTexts(TEXTS)
  const states = useTexts(ENDPOINT_NAMES)
  const kinds = useTexts(KIND_NAMES)
  if (endpoints.inTrouble.length === 0) {
    return (
      <p className="text-ink-muted text-sm">
        {endpoints.all === 0 ? t.none : t.fine(formatCount(endpoints.all))}
      </p>
    )
  }
  return (
    <FiguresTable
      open
      caption={t.caption}
      headers={[t.endpoint, t.application, t.state, t.failed]}
      rows={endpoints.inTrouble.map(
        ({ id, name, host, kind, applicationName, status, attempts, failed }) => ({
          id,
          href: deliveriesOfEndpointHref(id),
          cells: [
            name ?? `${host}, ${kinds[kind]}`,
            applicationName,
            states[status],
            `${formatShare(failed, attempts)}`,
          ],
        }),
      )}
    />
  )
}
