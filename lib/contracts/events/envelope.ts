import { z } from 'zod'
import type { DomainEvent } from '#lib/domain/webhooks/events.ts'

/** Fields common to all events (docs/contract.md#webhooks-out). */
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

export type EventFields = Record<string, unknown>

export type EventOf<T extends DomainEvent['type']> = Extract<DomainEvent, { type: T }>
