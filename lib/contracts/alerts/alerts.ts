import { z } from 'zod'
import { instant } from '#lib/contracts/codecs'
import { contract } from '#lib/contracts/contract'
import {
  ALERT_CHANNEL_KINDS,
  ALERT_MESSAGE_KINDS,
  ALERT_MESSAGE_STATUSES,
} from '#lib/domain/alerts/alert-channel'
import { ALERT_KINDS } from '#lib/domain/alerts/alert-kinds'

const whole = z.number().int()

/** Whom an alert is about: an institution or an endpoint, empty where there is one figure alone. */
const subject = { subject: z.string(), subjectName: z.string() }

const openAlert = z.object({
  id: z.uuid(),
  ...subject,
  /** In the unit of the kind. */
  value: whole,
  threshold: whole,
  openedAt: instant,
  reportedAt: instant,
  /** Since when the figure is good again; it closes five minutes later. */
  clearSince: instant.nullable(),
})

const rule = z.object({
  kind: z.enum(ALERT_KINDS),
  unit: z.enum(['minutes', 'seconds', 'percent']),
  wrong: z.enum(['above', 'below']),
  threshold: whole,
  isOn: z.boolean(),
  changedAt: instant.nullable(),
  changedByName: z.string().nullable(),
  /** As they are now; null where there is nothing to say. */
  figures: z.array(z.object({ ...subject, value: whole.nullable() })),
  open: z.array(openAlert),
})

const channel = z.object({
  id: z.uuid(),
  kind: z.enum(ALERT_CHANNEL_KINDS),
  address: z.string(),
  createdAt: instant,
  createdByName: z.string(),
  /** The last message, and why its last attempt failed. */
  last: z
    .object({
      kind: z.enum(ALERT_MESSAGE_KINDS),
      status: z.enum(ALERT_MESSAGE_STATUSES),
      at: instant,
      nextAt: instant.nullable(),
      problem: z.string().nullable(),
    })
    .nullable(),
})

/** `GET /panel/alerts`: every alert with its state, where they are sent, and what closed last. */
export const getAlertsContract = contract({
  name: 'getAlerts',
  method: 'GET',
  path: '/panel/alerts',
  tag: 'Painel',
  summary: 'Alertas da organização: limites, o que está aberto e para onde são enviados',
  access: { kind: 'person' },
  response: z.object({
    isMailConfigured: z.boolean(),
    rules: z.array(rule),
    channels: z.array(channel),
    closed: z.array(
      z.object({
        id: z.uuid(),
        kind: z.enum(ALERT_KINDS),
        ...subject,
        value: whole,
        threshold: whole,
        openedAt: instant,
        closedAt: instant,
      }),
    ),
  }),
  codes: ['permission_denied'],
  examples: { response: { isMailConfigured: false, rules: [], channels: [], closed: [] } },
})
