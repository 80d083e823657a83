import { formatCount } from '#components/charts/figure-text.ts'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { RelativeTime } from '#components/ui/relative-time.tsx'
import { StatCard } from '#components/ui/stat-card.tsx'
import type { MonitoringData } from '#lib/client/monitoring.ts'

const TEXTS = texts({
  worker: ['Worker', 'Worker'],
  active: ['Ativo', 'Running'],
  absent: ['Parado', 'Stopped'],
  calls: ['Aguardando instituições', 'Waiting for institutions'],
  retried: (count: string) => [`${count} já repetidas`, `${count} tried before`],
  since: ['a mais antiga', 'the oldest'],
  deliveries: ['Entregas na fila', 'Deliveries queued'],
  overdue: ['Entregas atrasadas', 'Deliveries overdue'],
  overdueWhy: [
    'Deveriam ter sido tentadas há mais de um minuto.',
    'They should have been attempted more than a minute ago.',
  ],
  failed: ['Tarefas que falharam', 'Jobs that failed'],
  failedWhy: [
    'Falharam em todas as tentativas. Quem opera o serviço pode repeti-las.',
    'They failed in every attempt. Whoever runs the service can run them again.',
  ],
  connections: ['Conexões com o banco', 'Database connections'],
  connectionsWhy: [
    'Em uso neste servidor, do máximo que ele pode abrir.',
    'In use at this server, of the most it may open.',
  ],
  waiting: (count: string) => [`${count} esperando`, `${count} waiting`],
})

export const QueueFigures = ({ monitoring, now }: { monitoring: MonitoringData; now: string }) => {
  const t = useTexts(TEXTS)
  const { hasWorker, calls, deliveries, failedJobs, database } = monitoring
  return (
    <div className="grid grid-cols-2 gap-3 lg:grid-cols-3 2xl:grid-cols-6">
      <StatCard label={t.worker} value={hasWorker ? t.active : t.absent} />
      <StatCard
        label={t.calls}
        value={formatCount(calls.waiting)}
        note={
          calls.oldestAt === null ? undefined : (
            <>
              {calls.retried > 0 ? `${t.retried(formatCount(calls.retried))}, ` : null}
              {t.since} <RelativeTime at={calls.oldestAt} now={now} />
            </>
          )
        }
      />
      <StatCard label={t.deliveries} value={formatCount(deliveries.waiting)} />
      <StatCard
        label={t.overdue}
        meaning={t.overdueWhy}
        value={formatCount(deliveries.overdue)}
        note={
          deliveries.oldestDueAt === null ? undefined : (
            <>
              {t.since} <RelativeTime at={deliveries.oldestDueAt} now={now} />
            </>
          )
        }
      />
      <StatCard label={t.failed} meaning={t.failedWhy} value={formatCount(failedJobs)} />
      <StatCard
        label={t.connections}
        meaning={t.connectionsWhy}
        value={`${formatCount(database.inUse)} / ${formatCount(database.size)}`}
        note={database.waiting > 0 ? t.waiting(formatCount(database.waiting)) : undefined}
      />
    </div>
  )
}
