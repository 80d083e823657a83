import { z } from 'zod'
import { idField } from '#lib/contracts/fields.ts'
import { panelContract } from '#lib/contracts/panel-contract.ts'
import { timelineEventSchema } from './timeline-wire.ts'

const response = z.object({ events: z.array(timelineEventSchema) })

const shared = {
  method: 'GET',
  tag: 'Painel',
  access: { kind: 'person' },
  params: z.object({ id: idField }),
  response,
  codes: ['not_found', 'permission_denied'],
  examples: {
    response: {
      events: [
        {
          id: '01981f6a-9c1e-7a63-8b54-6d1f0c9e2b11',
          kind: 'link_opened' as const,
          link: 'formalization' as const,
          at: '2026-11-21T15:00:00.000Z',
          actorKind: 'customer',
          actorName: 'cliente',
          maskedIp: '189.6.*.*',
          device: { browser: 'Chrome', system: 'Android' },
        },
      ],
    },
  },
} as const

export const listProposalTimelineContract = panelContract({
  ...shared,
  name: 'listProposalTimeline',
  path: '/panel/proposals/{id}/timeline',
})

export const listConsultTimelineContract = panelContract({
  ...shared,
  name: 'listConsultTimeline',
  path: '/panel/consults/{id}/timeline',
})
