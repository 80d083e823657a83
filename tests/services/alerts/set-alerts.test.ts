import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addAlertChannel } from '#lib/services/alerts/add-alert-channel.ts'
import { changeAlertRule } from '#lib/services/alerts/change-alert-rule.ts'
import { getAlerts } from '#lib/services/alerts/get-alerts.ts'
import { removeAlertChannel } from '#lib/services/alerts/remove-alert-channel.ts'
import { testAlertChannel } from '#lib/services/alerts/test-alert-channel.ts'
import { codeOf } from '#tests/support/checks/code-of.ts'
import { type AlertFixture, minute, startAlertFixture } from './alert-fixture.ts'

let fixture: AlertFixture
beforeAll(async () => {
  // Starts without a mail server, like a service without mail settings.
  fixture = await startAlertFixture({ SMTP_URL: '', MAIL_FROM: '' })
})
afterAll(() => fixture?.stop())

const auditOf = (organizationId: string) => fixture.owner`
  select action, subject_id, details from audit_entries
  where organization_id = ${organizationId} and action like 'alert%' order by id`

describe('the rules of alerts', () => {
  test('exist before anybody sets one, with thresholds and the figures they watch', async () => {
    const { manager } = await fixture.open()
    const { rules, channels, closed } = await getAlerts(manager())
    expect(rules.filter(({ isOn }) => !isOn).map(({ kind }) => kind)).toEqual(['conversion_low'])
    expect(rules.find(({ kind }) => kind === 'review_waiting')).toMatchObject({
      unit: 'minutes',
      threshold: 240,
      figures: [{ subject: '', value: null }],
      changedAt: null,
    })
    expect([channels, closed]).toEqual([[], []])
  })

  test('are changed only by managers, within the bounds of the unit, each change in the audit', async () => {
    const { organizationId, manager, agent } = await fixture.open()
    const change = { kind: 'review_waiting', threshold: 30, isOn: true } as const
    expect(await codeOf(changeAlertRule(agent(), change))).toBe('permission_denied')
    await changeAlertRule(manager(minute(1)), change)
    await changeAlertRule(manager(minute(2)), change)
    await changeAlertRule(manager(minute(3)), { ...change, isOn: false })
    const { rules } = await getAlerts(manager(minute(4)))
    expect(rules.find(({ kind }) => kind === 'review_waiting')).toMatchObject({ threshold: 30, isOn: false })
    for (const threshold of [0, 101, 1.5])
      expect(
        await codeOf(changeAlertRule(manager(), { kind: 'conversion_low', threshold, isOn: true })),
      ).toBe('alert_threshold_invalid')
    expect(await auditOf(organizationId)).toMatchObject([
      { action: 'alert_rule_changed', subject_id: 'review_waiting', details: { from: '240', to: '30' } },
      { action: 'alert_rule_changed', details: { from: '30', to: 'off' } },
    ])
  })

  test('are changed by an operator, too, whom the audit names', async () => {
    const { organizationId, manager } = await fixture.open()
    const { operatorContext } = await import('#scripts/admin/operator.ts')
    const operator = operatorContext(organizationId)
    await changeAlertRule(operator, { kind: 'worker_stopped', threshold: 5, isOn: true })
    const { id } = await addAlertChannel(operator, { kind: 'mail', address: 'plantao@example.com' })
    const { rules, channels } = await getAlerts(manager())
    expect(rules.find(({ kind }) => kind === 'worker_stopped')).toMatchObject({ threshold: 5 })
    expect(channels).toMatchObject([{ id, createdByName: 'linha de comando' }])
    const names = await fixture.owner`
      select distinct actor_name from audit_entries
      where organization_id = ${organizationId} and action like 'alert%'`
    expect(names).toEqual([{ actor_name: 'linha de comando' }])
  })

  test('of one organization change nothing in another', async () => {
    const [one, other] = [await fixture.open(), await fixture.open()]
    await changeAlertRule(one.manager(), { kind: 'review_waiting', threshold: 7, isOn: true })
    const { rules } = await getAlerts(other.manager())
    expect(rules.find(({ kind }) => kind === 'review_waiting')).toMatchObject({ threshold: 240 })
  })
})

describe('the channels', () => {
  test('are seen and changed only by managers', async () => {
    const { manager, agent } = await fixture.open()
    const { id } = await addAlertChannel(manager(), { kind: 'mail', address: 'Ops@Example.com ' })
    const denied = [
      () => getAlerts(agent()),
      () => addAlertChannel(agent(), { kind: 'mail', address: 'a@example.com' }),
      () => testAlertChannel(agent(), { id }),
      () => removeAlertChannel(agent(), { id }),
    ]
    for (const act of denied) expect(await codeOf(act())).toBe('permission_denied')
    expect((await getAlerts(manager())).channels).toMatchObject([{ address: 'ops@example.com', last: null }])
  })

  test('accept one plain address each, no duplicate and ten at most, without the address in the audit', async () => {
    const { organizationId, manager } = await fixture.open()
    const add = (address: string) => codeOf(addAlertChannel(manager(), { kind: 'mail', address }))
    for (const address of [
      'a@b@c.com',
      'a@example.com, b@example.com',
      'a@example.com\r\nBcc: b@example.com',
      '<a@b.c>',
    ])
      expect(await add(address)).toBe('invalid_email')
    for (let one = 0; one < 10; one += 1)
      expect(await add(`ops${one}@example.com`)).toBe('nothing was refused')
    expect(await add('ops10@example.com')).toBe('alert_channels_full')
    const [first] = (await getAlerts(manager())).channels
    await removeAlertChannel(manager(), { id: first?.id ?? '' })
    expect(await add('OPS5@example.com')).toBe('alert_channel_exists')
    const audit = await auditOf(organizationId)
    expect(audit.map(({ action }) => action)).toEqual([
      ...Array.from({ length: 10 }, () => 'alert_channel_added'),
      'alert_channel_removed',
    ])
    expect(JSON.stringify(audit)).not.toContain('example.com')
  })

  test('report that mail is not configured: nothing is sent, queued or called sent', async () => {
    const { organizationId, manager } = await fixture.open()
    const { id } = await addAlertChannel(manager(), { kind: 'mail', address: 'ops@example.com' })
    expect(await testAlertChannel(manager(), { id })).toEqual({ status: 'off', problem: null })
    await fixture.calls(organizationId, minute(0), { failed: 9 })
    await fixture.run(organizationId, minute(1))
    const { isMailConfigured, channels } = await getAlerts(manager(minute(1)))
    expect(isMailConfigured).toBe(false)
    expect(channels[0]?.last).toMatchObject({ kind: 'opened', status: 'off', nextAt: null })
    expect(fixture.mails.connections()).toBe(0)
  })
})
