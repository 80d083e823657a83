import { z } from 'zod'
import { command } from '#lib/contracts/command.ts'
import { idField } from '#lib/contracts/fields.ts'
import { ALERT_CHANNEL_KINDS } from '#lib/domain/alerts/alert-channel.ts'
import { ALERT_KINDS } from '#lib/domain/alerts/alert-kinds.ts'

export const changeAlertRuleCommand = command({
  name: 'changeAlertRule',
  body: z.object({
    kind: z.enum(ALERT_KINDS),
    threshold: z.coerce.number().int().min(1).max(10_080),
    isOn: z.boolean(),
  }),
  response: z.object({ kind: z.enum(ALERT_KINDS), threshold: z.number().int(), isOn: z.boolean() }),
  codes: ['permission_denied', 'alert_threshold_invalid'],
})

/** A webhook is tested before it is added. Only this response contains its secret. */
export const addAlertChannelCommand = command({
  name: 'addAlertChannel',
  body: z.object({ kind: z.enum(ALERT_CHANNEL_KINDS), address: z.string().trim().min(1).max(2048) }),
  response: z.object({
    id: z.uuid(),
    kind: z.enum(ALERT_CHANNEL_KINDS),
    address: z.string(),
    secret: z.string().nullable(),
  }),
  codes: [
    'permission_denied',
    'invalid_email',
    'webhook_url_invalid',
    'webhook_url_blocked',
    'webhook_validation_failed',
    'alert_channel_exists',
    'alert_channels_full',
  ],
})

export const removeAlertChannelCommand = command({
  name: 'removeAlertChannel',
  body: z.object({ id: idField }),
  response: z.object({ id: z.uuid() }),
  codes: ['permission_denied', 'not_found'],
})

/** `problem` completes a sentence that the screen begins. */
export const testAlertChannelCommand = command({
  name: 'testAlertChannel',
  body: z.object({ id: idField }),
  response: z.object({ status: z.enum(['sent', 'failed', 'off']), problem: z.string().nullable() }),
  codes: ['permission_denied', 'not_found'],
})
