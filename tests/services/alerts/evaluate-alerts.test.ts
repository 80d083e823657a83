import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { withTransaction } from '#db/transaction.ts'
import { now } from '#lib/config/clock.ts'
import { addAlertChannel } from '#lib/services/alerts/add-alert-channel.ts'
import { changeAlertRule } from '#lib/services/alerts/change-alert-rule.ts'
import { evaluateWithoutWorker } from '#lib/services/alerts/evaluate-without-worker.ts'
import { getAlerts } from '#lib/services/alerts/get-alerts.ts'
import type { Context } from '#lib/services/context.ts'
import { countHome } from '#lib/services/home/count-home.ts'
import { recordAudit } from '#lib/services/kernel/record-audit.ts'
import { type AlertFixture, minute, startAlertFixture } from './alert-fixture.ts'

let fixture: AlertFixture
beforeAll(async () => {
  fixture = await startAlertFixture()
})
afterAll(() => fixture?.stop())

const withMail = async () => {
  const { organizationId, manager, agent } = await fixture.open()
  const address = `${organizationId}@example.com`
  await addAlertChannel(manager(), { kind: 'mail', address })
  const subjects = () => fixture.mails.to(address).map(({ headers }) => headers.subject)
  return { organizationId, manager, agent, address, subjects }
}

describe('an alert', () => {
  test('opens once, is mailed once when it opens and once when it closes, after five good minutes', async () => {
    const { organizationId, manager, subjects } = await withMail()
    await fixture.calls(organizationId, minute(0), { ok: 6, failed: 4 })
    for (const at of [1, 2, 3]) await fixture.run(organizationId, minute(at))
    expect(subjects()).toEqual(['Alerta: Instituição falhando: Aurora'])
    expect((await countHome(manager(minute(3)))).openAlerts).toBe(1)
    // The calls of minute 0 leave the window after an hour.
    for (const at of [61, 63, 65]) await fixture.run(organizationId, minute(at))
    expect(subjects()).toHaveLength(1)
    await fixture.run(organizationId, minute(66))
    await fixture.run(organizationId, minute(67))
    expect(subjects()).toEqual([
      'Alerta: Instituição falhando: Aurora',
      'Resolvido: Instituição falhando: Aurora',
    ])
    expect(await fixture.occurrences(organizationId)).toMatchObject([
      {
        kind: 'institution_failing',
        subject: 'aurora',
        value: 40,
        opened_at: minute(1),
        closed_at: minute(66),
      },
    ])
    expect((await countHome(manager(minute(67)))).openAlerts).toBe(0)
  })

  test('opens once when it is evaluated twice at the same time, five times', async () => {
    const { organizationId, subjects } = await withMail()
    for (let round = 0; round < 5; round += 1) {
      const begin = round * 200
      await fixture.calls(organizationId, minute(begin), { failed: 5 })
      await Promise.all([fixture.evaluate(minute(begin + 1)), fixture.evaluate(minute(begin + 1))])
      await fixture.send(organizationId, minute(begin + 1))
      expect(subjects()).toHaveLength(2 * round + 1)
      for (const at of [70, 76]) await fixture.run(organizationId, minute(begin + at))
      expect(subjects()).toHaveLength(2 * round + 2)
    }
  })

  test('stays open within a tenth of its threshold, so that it does not flap', async () => {
    const { organizationId, subjects } = await withMail()
    await fixture.calls(organizationId, minute(0), { ok: 70, failed: 30 })
    await fixture.run(organizationId, minute(1))
    // With a threshold of 30 %, an alert closes only at 27 % or less, so 28 % keeps it open.
    await fixture.calls(organizationId, minute(2), { ok: 7 })
    for (let at = 3; at < 15; at += 1) await fixture.run(organizationId, minute(at))
    expect(await fixture.occurrences(organizationId)).toMatchObject([{ closed_at: null, clear_since: null }])
    await fixture.calls(organizationId, minute(15), { ok: 20 })
    for (let at = 16; at < 22; at += 1) await fixture.run(organizationId, minute(at))
    expect(await fixture.occurrences(organizationId)).toMatchObject([{ closed_at: minute(21) }])
    expect(subjects()).toHaveLength(2)
  })

  test('is reported again after four hours while it stays open, not before', async () => {
    const { organizationId, manager, subjects } = await withMail()
    await changeAlertRule(manager(), { kind: 'worker_stopped', threshold: 1, isOn: true })
    await fixture.evaluate(minute(0), 60_000)
    for (const at of [1, 120, 239]) await fixture.evaluate(minute(at), at * 60_000)
    await fixture.send(organizationId, minute(239))
    expect(subjects()).toEqual(['Alerta: Worker parado'])
    await fixture.evaluate(minute(240), 240 * 60_000)
    await fixture.evaluate(minute(241), 241 * 60_000)
    await fixture.send(organizationId, minute(241))
    expect(subjects()).toEqual(['Alerta: Worker parado', 'Alerta continua: Worker parado'])
  })

  test('of one organization is neither opened, sent nor shown in another', async () => {
    const [one, other] = [await withMail(), await withMail()]
    await fixture.calls(one.organizationId, minute(0), { failed: 9 })
    await fixture.run(one.organizationId, minute(1))
    await fixture.send(other.organizationId, minute(1))
    expect(one.subjects()).toHaveLength(1)
    expect(other.subjects()).toEqual([])
    const { rules, channels } = await getAlerts(other.manager(minute(1)))
    expect(rules.flatMap(({ open }) => open)).toEqual([])
    expect(channels.map(({ address }) => address)).toEqual([other.address])
    expect(
      rules.find(({ kind }) => kind === 'institution_failing')?.figures.map(({ value }) => value),
    ).not.toContain(100)
  })

  test('opens no more when switched off, and closes without a message', async () => {
    const { organizationId, manager, subjects } = await withMail()
    await fixture.calls(organizationId, minute(0), { failed: 9 })
    await fixture.run(organizationId, minute(1))
    await changeAlertRule(manager(minute(2)), { kind: 'institution_failing', threshold: 30, isOn: false })
    for (const at of [3, 4, 20]) await fixture.run(organizationId, minute(at))
    expect(await fixture.occurrences(organizationId)).toMatchObject([{ closed_at: minute(2) }])
    expect(subjects()).toHaveLength(1)
  })

  test('states its figure, its limit and its start in both languages, and nothing of a customer', async () => {
    const { organizationId, address } = await withMail()
    await fixture.calls(organizationId, minute(0), { ok: 10, ms: 14_200 })
    await fixture.run(organizationId, minute(1))
    const [mail] = fixture.mails.to(address)
    expect(mail?.headers).toMatchObject({ 'auto-submitted': 'auto-generated' })
    expect(mail?.to).toEqual([address])
    expect(mail?.text).toContain('Alerta: Instituição lenta: Aurora.')
    expect(mail?.text).toContain('Agora 14 s; avisa a partir de 10 s. Desde 25/11/2026 às 09:01.')
    expect(mail?.text).toContain('Now 14 s; it alerts from 10 s on.')
    expect(mail?.text).toContain('/alerts')
    expect(mail?.text).not.toMatch(/\d{3}\.?\d{3}\.?\d{3}-?\d{2}/)
  })
})

describe('a person who opens far more customer data than the others', () => {
  test('is reported, with every row of a download counted, and no longer a day later', async () => {
    const { organizationId, manager, agent, subjects } = await withMail()
    const open = async (who: Context, details: { count?: number }) =>
      withTransaction(who, (tx) =>
        recordAudit(tx, who, {
          ...{ action: details.count ? 'personal_data_exported' : 'personal_data_revealed' },
          ...{ subjectType: 'proposal', subjectId: 'x', details },
        }),
      )
    const at = now()
    for (let count = 0; count < 20; count += 1) await open(agent(), {})
    await fixture.run(organizationId, at)
    expect(subjects()).toEqual([])
    await open(agent(), { count: 300 })
    await fixture.run(organizationId, at)
    const name = agent().actor.name
    expect(subjects()).toEqual([`Alerta: Muitos dados pessoais abertos: ${name}`])
    const { rules } = await getAlerts({ ...manager(), now: at })
    expect(rules.find(({ kind }) => kind === 'reveals_many')).toMatchObject({
      figures: [{ subjectName: name, value: 320 }],
      open: [{ subjectName: name, value: 320 }],
    })
    const later = (hours: number, minutes = 0) => new Date(at.getTime() + (hours * 60 + minutes) * 60_000)
    for (const instant of [later(25), later(25, 6)]) await fixture.run(organizationId, instant)
    expect(subjects().at(-1)).toBe(`Resolvido: Muitos dados pessoais abertos: ${name}`)
  })
})

describe('a missing worker', () => {
  test('is noticed by a server, which then evaluates and sends alerts in its place', async () => {
    const { organizationId, subjects } = await withMail()
    const since = await evaluateWithoutWorker(minute(0), null)
    expect(since).toEqual(minute(0))
    expect(await evaluateWithoutWorker(minute(2), since)).toEqual(since)
    expect(subjects()).toEqual([])
    expect(await evaluateWithoutWorker(minute(3), since)).toEqual(since)
    expect(subjects()).toEqual(['Alerta: Worker parado'])
    expect(await fixture.messages(organizationId)).toMatchObject([
      { status: 'sent', kind: 'opened', value: 3 },
    ])
  })

  test('is not monitored by a server while a worker runs, whose evaluation closes the alert', async () => {
    const { organizationId, subjects } = await withMail()
    await fixture.evaluate(minute(0), 10 * 60_000)
    const { startWorker } = await import('#lib/jobs/worker.ts')
    const worker = await startWorker()
    expect(await evaluateWithoutWorker(minute(1), minute(0))).toBeNull()
    await worker.stop()
    for (const at of [1, 6]) await fixture.run(organizationId, minute(at))
    expect(subjects()).toEqual(['Alerta: Worker parado', 'Resolvido: Worker parado'])
  })
})
