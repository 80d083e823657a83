import { z } from 'zod'
import { instant, under } from '#lib/contracts/codecs.ts'
import { contract } from '#lib/contracts/contract.ts'
import { SCOPES } from '#lib/domain/access/permissions.ts'
import { CLIENT_ID_MAXIMUM } from '#lib/domain/names.ts'

/** The client id an application was created with, as typed. */
export const clientIdField = z.string().min(1).max(CLIENT_ID_MAXIMUM)

/** The manager's view; it never contains a secret. */
const applicationSchema = z.object({
  id: z.uuid(),
  clientId: z.string(),
  name: z.string(),
  scopes: z.array(z.enum(SCOPES)),
  clientIds: z.array(z.string()),
  tokenLifetimeSeconds: z.number().int(),
  listsRunning: z.boolean().nullable(),
  createdAt: instant,
  revokedAt: instant.nullable(),
  lastUsedAt: instant.nullable(),
  secrets: z.array(
    z.object({
      id: z.uuid(),
      createdAt: instant,
      expiresAt: instant.nullable(),
      lastUsedAt: instant.nullable(),
    }),
  ),
  serviceAccounts: z.array(
    z.object({
      id: z.uuid(),
      username: z.string(),
      createdAt: instant,
      lastUsedAt: instant.nullable(),
      endedAt: instant.nullable(),
    }),
  ),
})

const APPLICATION_EXAMPLE = {
  id: '01997e1a-0000-7000-8000-00000000e001',
  clientId: 'loja-online',
  name: 'Loja on-line',
  scopes: ['fgts', 'webhooks'],
  clientIds: ['loja-online'],
  tokenLifetimeSeconds: 3600,
  listsRunning: null,
  createdAt: '2026-10-01T12:00:00.000Z',
  revokedAt: null,
  lastUsedAt: '2026-11-21T12:00:00.000Z',
  secrets: [
    {
      id: '01997e1a-0000-7000-8000-00000000e002',
      createdAt: '2026-10-01T12:00:00.000Z',
      expiresAt: null,
      lastUsedAt: '2026-11-21T12:00:00.000Z',
    },
  ],
  serviceAccounts: [
    {
      id: '01997e1a-0000-7000-8000-00000000e003',
      username: 'robo@loja.com.br',
      createdAt: '2026-10-01T12:00:00.000Z',
      lastUsedAt: null,
      endedAt: null,
    },
  ],
}

export const listApplicationsContract = contract({
  name: 'listApplications',
  method: 'GET',
  path: '/panel/applications',
  tag: 'Painel',
  summary: 'Lista as aplicações da organização',
  access: { kind: 'person' },
  response: under('applications', z.array(applicationSchema)),
  codes: ['permission_denied'],
  examples: { response: { applications: [APPLICATION_EXAMPLE] } },
})

export const getApplicationContract = contract({
  name: 'getApplication',
  method: 'GET',
  path: '/panel/applications/{clientId}',
  tag: 'Painel',
  summary: 'Mostra uma aplicação e suas chaves',
  access: { kind: 'person' },
  params: z.object({ clientId: clientIdField }),
  response: applicationSchema,
  codes: ['permission_denied', 'not_found'],
  examples: { response: APPLICATION_EXAMPLE },
})
