import { z } from 'zod'
import { instant } from '#lib/contracts/codecs.ts'
import { panelContract } from '#lib/contracts/panel-contract.ts'
import {
  ALERT_CHANNEL_KINDS,
  ALERT_MESSAGE_KINDS,
  ALERT_MESSAGE_STATUSES,
} from '#lib/domain/alerts/alert-channel.ts'
import { ALERT_KINDS } from '#lib/domain/alerts/alert-kinds.ts'

const whole = z.number().int()

/** Institution, endpoint or person of the figure; empty for alert kinds without a subject. */
const subject = { subject: z.string(), subjectName: z.string() }

const openAlert = z.object({
  id: z.uuid(),
  ...subject,
  /** In the unit of the alert kind. */
  value: whole,
  threshold: whole,
  openedAt: instant,
  reportedAt: instant,
  /** Time at which the value became 10 % better than the threshold; five minutes later the alert closes. */
  clearSince: instant.nullable(),
})

const rule = z.object({
  kind: z.enum(ALERT_KINDS),
  unit: z.enum(['minutes', 'seconds', 'percent', 'refusals', 'times']),
  wrong: z.enum(['above', 'below']),
  threshold: whole,
  isOn: z.boolean(),
  changedAt: instant.nullable(),
  changedByName: z.string().nullable(),
  figures: z.array(z.object({ ...subject, value: whole.nullable() })),
  open: z.array(openAlert),
})

const channel = z.object({
  id: z.uuid(),
  kind: z.enum(ALERT_CHANNEL_KINDS),
  address: z.string(),
  createdAt: instant,
  createdByName: z.string(),
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

export const getAlertsContract = panelContract({
  name: 'getAlerts',
  path: '/panel/alerts',
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
})
