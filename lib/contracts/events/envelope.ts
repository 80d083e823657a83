import { z } from 'zod'
import type { DomainEvent } from '#lib/domain/webhooks/events'

/** What every event carries beside its own fields (docs/contract.md#webhooks-out). */
export const envelopeSchema = z.object({
  id: z
    .uuid()
    .meta({ description: 'Identificador do evento; igual ao cabeçalho webhook-id em toda tentativa.' }),
  type: z.string(),
  timestamp: z.iso.datetime().meta({ description: 'Instante do fato, RFC 3339 em UTC.' }),
  sequence: z
    .number()
    .int()
    .min(1)
    .meta({ description: 'Ordem dos eventos do mesmo recurso, a partir de 1.' }),
  livemode: z
    .boolean()
    .meta({ description: 'Se a instituição é de verdade: uma de demonstração (sandbox) nunca é.' }),
})

/** The events of one type: the wire's fields of an event and their schema. */
export type EventFields = Record<string, unknown>

/** Narrows the domain's events to one type. */
export type EventOf<T extends DomainEvent['type']> = Extract<DomainEvent, { type: T }>
