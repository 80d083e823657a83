'use client'
import Link from 'next/link'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { Callout } from '#components/ui/callout.tsx'
import { Card } from '#components/ui/card.tsx'
import { ReadProblem } from '#components/ui/read-problem.tsx'
import { type MonitoringData, useMonitoring } from '#lib/client/monitoring.ts'
import { EndpointsInTrouble } from './endpoints-in-trouble.tsx'
import { InstitutionFigures } from './institution-figures.tsx'
import { QueueFigures } from './queue-figures.tsx'

const TEXTS = texts({
  noWorker: ['Nenhum worker está ativo', 'No worker is running'],
  noWorkerWhy: [
    'Consultas, propostas e entregas ficam na fila até um voltar. Avise quem opera o serviço.',
    'Queries, proposals and deliveries stay queued until one is back. Let whoever operates the service know.',
  ],
  unreachable: ['As instituições não alcançam este serviço', 'Institutions cannot reach this service'],
  unreachableWhy: [
    'O endereço público (ORIGIN) não leva a este servidor: resultados de instituições não chegam, e links para clientes não abrem. Avise quem opera o serviço.',
    'The public address (ORIGIN) does not lead to this server: results of institutions do not arrive, and links to customers do not open. Let whoever operates the service know.',
  ],
  endpoints: ['Endpoints com problema', 'Endpoints in trouble'],
  endpointsWhy: [
    'Entregas às suas aplicações nas últimas 24 horas.',
    'Deliveries to your applications in the last 24 hours.',
  ],
  allEndpoints: ['Ver webhooks', 'See webhooks'],
  institutions: ['Instituições', 'Institutions'],
  institutionsWhy: [
    'Chamadas da sua organização nas últimas 24 horas.',
    'Your organization’s calls in the last 24 hours.',
  ],
})

export const MonitoringScreen = ({ initial, now }: { initial: MonitoringData; now: string }) => {
  const t = useTexts(TEXTS)
  const query = useMonitoring(initial)
  const { hasWorker, origin, endpoints, institutions } = query.data
  return (
    <div data-wide className="space-y-5">
      <ReadProblem query={query} />
      {hasWorker ? null : (
        <Callout tone="danger" title={t.noWorker}>
          {t.noWorkerWhy}
        </Callout>
      )}
      {origin === 'unreachable' ? (
        <Callout tone="warning" title={t.unreachable}>
          {t.unreachableWhy}
        </Callout>
      ) : null}
      <QueueFigures monitoring={query.data} now={now} />
      <Card
        title={t.endpoints}
        description={t.endpointsWhy}
        actions={
          <Link href="/webhooks" className="text-accent text-sm underline underline-offset-4">
            {t.allEndpoints}
          </Link>
        }
      >
        <EndpointsInTrouble endpoints={endpoints} />
      </Card>
      <Card title={t.institutions} description={t.institutionsWhy}>
        <InstitutionFigures institutions={institutions} />
      </Card>
    </div>
  )
}
