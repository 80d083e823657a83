import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { insertOrReplaceWebhookEndpoint } from '#db/queries/webhooks/webhook-endpoints.ts'
import { newId } from '#lib/config/ids.ts'
import type { PostalCode } from '#lib/domain/documents/postal-code.ts'
import { requestPostalAddress } from '#lib/postal-codes/request-postal-address.ts'
import type { Context } from '#lib/services/context.ts'
import { loadDeliveries } from '#lib/services/webhooks/claim-due-deliveries.ts'
import { createWebhookEndpoint } from '#lib/services/webhooks/create-webhook-endpoint.ts'
import { deliverWebhook } from '#lib/services/webhooks/deliver-webhook.ts'
import { recordWebhookAttempts } from '#lib/services/webhooks/record-webhook-attempts.ts'
import { registerWebhook } from '#lib/services/webhooks/register-webhook.ts'
import { replayWebhooks } from '#lib/services/webhooks/replay-webhooks.ts'
import { resendWebhookDelivery } from '#lib/services/webhooks/resend-webhook-delivery.ts'
import { updateWebhookEndpoint } from '#lib/services/webhooks/update-webhook-endpoint.ts'
import { encryptWebhookSecret, newWebhookSecret } from '#lib/webhooks/webhook-secret.ts'
import { codeOf } from '#tests/support/checks/code-of.ts'
import { blockedUrls, INVALID_URLS } from '#tests/support/servers/blocked-addresses.ts'
import type { Receiver } from '#tests/support/servers/receiver.ts'
import { at, balanceArrived, START, startWebhookFixture, type WebhookFixture } from './webhook-fixture.ts'

const HOUR_MS = 3_600_000

let fixture: WebhookFixture
let receiver: Receiver
let context: Context
let urls: readonly string[]

beforeAll(async () => {
  fixture = await startWebhookFixture({
    EMBEDDED: '0',
    PASSWORD_COST: '',
    ORIGIN: 'https://credit.example.com',
    LOG_LEVEL: 'silent',
  })
  receiver = await fixture.receiver()
  urls = blockedUrls(new URL(receiver.url).port)
  context = await fixture.newApplication()
})
afterAll(() => fixture.stop())

/** Inserts an endpoint as if its address had become internal only after registration. */
const endpoint = (caller: Context, url: string) =>
  fixture.withTransaction(caller, (tx) =>
    insertOrReplaceWebhookEndpoint(tx, {
      organizationId: caller.organizationId,
      applicationId: caller.actor.id,
      kind: 'balance',
      id: newId(),
      url,
      registeredAt: START,
      name: null,
      eventTypes: null,
      sealedSecret: encryptWebhookSecret(newWebhookSecret()),
    }),
  )

const mismatchesOf = async (
  list: readonly string[],
  expected: unknown,
  attempt: (url: string) => Promise<unknown>,
) => {
  const mismatches: [string, unknown][] = []
  for (const url of list) {
    const came = await attempt(url)
    if (JSON.stringify(came) !== JSON.stringify(expected)) mismatches.push([url, came])
  }
  return mismatches
}

describe('an internal address in more than 150 notations', () => {
  test('has more than 150 notations', () => {
    expect(new Set([...urls, ...INVALID_URLS]).size).toBeGreaterThanOrEqual(150)
  })

  test('is rejected at registration, for another endpoint and for a change of one', async () => {
    const { id } = await endpoint(context, 'https://example.com/hook')
    const expected = ['webhook_url_blocked', 'webhook_url_blocked', 'webhook_url_blocked']
    const mismatches = await mismatchesOf(urls, expected, async (url) => [
      await codeOf(registerWebhook(context, { kind: 'balance', url })),
      await codeOf(createWebhookEndpoint(context, { kind: 'balance', url })),
      await codeOf(updateWebhookEndpoint(context, { id, url })),
    ])
    expect(mismatches).toEqual([])
  })

  test('is rejected as invalid where it is not http or has credentials', async () => {
    const mismatches = await mismatchesOf(INVALID_URLS, 'webhook_url_invalid', (url) =>
      codeOf(registerWebhook(context, { kind: 'balance', url })),
    )
    expect(mismatches).toEqual([])
  })

  test('is not reached by a replay or a resend, each of which fails for good', async () => {
    const caller = await fixture.newApplication()
    const { organizationId } = caller
    const { id } = await endpoint(caller, 'https://example.com/hook')
    await fixture.publish(caller, balanceArrived())
    const deliveryId = String((await fixture.rowsOf(organizationId)).deliveries[0]?.id)
    const later = at(caller, HOUR_MS)
    const period = { from: at(caller, -HOUR_MS).now, to: later.now }
    const attempt = async () => {
      const [due] = await loadDeliveries(organizationId, [deliveryId])
      if (!due) return 'nothing is due'
      const result = await deliverWebhook(due, later.now)
      await recordWebhookAttempts([result])
      return result.answer.cause
    }
    const blocked = ['blocked_address', 'blocked_address', 'nothing is due']
    const mismatches = await mismatchesOf(urls, blocked, async (url) => {
      await fixture.owner`update webhook_endpoints set url = ${url}, disabled_at = null where id = ${id}`
      const replayed = await replayWebhooks(later, period).then(attempt)
      const resent = await resendWebhookDelivery(later, { id: deliveryId }).then(attempt)
      return [replayed, resent, await attempt()]
    })
    expect(mismatches).toEqual([])
  })

  test('is not reached by the look-up of a CEP', async () => {
    const mismatches = await mismatchesOf(urls, 'failed', (url) =>
      requestPostalAddress(`${url}?{cep}`, '01310100' as PostalCode),
    )
    expect(mismatches).toEqual([])
  })

  test('is not reached by any of these', () => {
    expect(receiver.received).toEqual([])
  })
})
