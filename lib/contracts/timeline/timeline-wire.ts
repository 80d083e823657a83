import { z } from 'zod'
import { instant } from '#lib/contracts/codecs.ts'
import { CUSTOMER_LINKS, TIMELINE_EVENT_KINDS } from '#lib/domain/timeline/timeline-event.ts'

export const timelineEventSchema = z.object({
  id: z.uuid(),
  kind: z.enum(TIMELINE_EVENT_KINDS),
  link: z.enum(CUSTOMER_LINKS).nullable(),
  at: instant,
  actorKind: z.string(),
  actorName: z.string(),
  maskedIp: z.string().nullable(),
  device: z.object({ browser: z.string().nullable(), system: z.string().nullable() }),
})
