import { newId } from '#lib/config/ids.ts'
import { systemContext } from '#lib/services/context.ts'
import { officeFixture } from '#tests/support/fixtures/office-fixture.ts'
import { type Harness, startHarness } from '#tests/support/servers/harness.ts'
import { type MailServer, startMailServer } from '#tests/support/servers/mail-server.ts'
import { startReceiver } from '#tests/support/servers/receiver.ts'

const MINUTE_MS = 60_000

const START = new Date('2026-11-25T12:00:00.000Z')

export const minute = (count: number): Date => new Date(START.getTime() + count * MINUTE_MS)

/** Starts the service without a worker but with a mail server; alert jobs run only when a test runs them. */
export const startAlertFixture = async (settings: Record<string, string> = {}) => {
  const mails: MailServer = await startMailServer()
  const harness: Harness = await startHarness({
    worker: false,
    settings: () => ({ SMTP_URL: mails.url, MAIL_FROM: 'Originação <alertas@example.com>', ...settings }),
  })
  const { withTransaction } = await import('#db/transaction.ts')
  const { listDueAlertMessages } = await import('#db/queries/alerts/alert-channels.ts')
  const { evaluateAlerts } = await import('#lib/services/alerts/evaluate-alerts.ts')
  const { sendAlertMessage } = await import('#lib/services/alerts/send-alert-message.ts')
  const office = await officeFixture()
  const { owner } = harness.database
  const stops: (() => Promise<void>)[] = []

  const open = async () => {
    const { organizationId, manager, agent } = await office.open()
    return { organizationId, manager: (now = START) => ({ ...manager(), now }), agent: agent.context }
  }

  const send = async (organizationId: string, at: Date) => {
    const context = systemContext(organizationId, at, { kind: 'system', id: 'test', name: 'test' })
    const due = await withTransaction(context, (tx) =>
      listDueAlertMessages(tx, { organizationId, at, limit: 50 }),
    )
    for (const messageId of due) await sendAlertMessage(context, { messageId })
  }

  return {
    owner,
    harness,
    mails,
    open,
    send,
    evaluate: (at: Date, workerAbsentMs = 0) => evaluateAlerts(at, { workerAbsentMs }),
    run: async (organizationId: string, at: Date) => {
      await evaluateAlerts(at, { workerAbsentMs: 0 })
      await send(organizationId, at)
    },
    calls: async (organizationId: string, at: Date, { ok = 0, failed = 0, code = 'aurora', ms = 100 }) => {
      for (let call = 0; call < ok + failed; call += 1)
        await owner`
          insert into institution_calls (id, organization_id, institution_code, operation, at, duration_ms, ok, code)
          values (${newId(at)}, ${organizationId}, ${code}, 'submit_proposal', ${at}, ${ms}, ${call < ok}, ${call < ok ? null : 'provider_error'})`
    },
    occurrences: (organizationId: string) =>
      owner`select * from alert_occurrences where organization_id = ${organizationId} order by opened_at, id`,
    messages: (organizationId: string) =>
      owner`select * from alert_messages where organization_id = ${organizationId} order by id`,
    receiver: async () => {
      const receiver = await startReceiver()
      stops.push(receiver.stop)
      return receiver
    },
    stop: async () => {
      for (const stop of stops) await stop()
      await harness.stop()
      await mails.stop()
    },
  }
}

export type AlertFixture = Awaited<ReturnType<typeof startAlertFixture>>
