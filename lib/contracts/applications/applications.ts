import { z } from 'zod'
import { contract } from '#lib/contracts/contract'
import type { ApplicationView } from '#lib/domain/access/application-view'
import { CLIENT_ID_MAXIMUM } from '#lib/domain/access/names'
import { SCOPES } from '#lib/domain/access/permissions'

const instant = z.iso.datetime()

/** The client id an application was created with, as typed. */
export const clientIdField = z.string().min(1).max(CLIENT_ID_MAXIMUM)

export const applicationSchema = z.object({
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

/** Writes an application; a secret itself is never part of it. */
export const encodeApplication = (application: ApplicationView) => {
  const credentials = [...application.secrets, ...application.serviceAccounts]
  const used = credentials.flatMap(({ lastUsedAt }) => lastUsedAt?.toISOString() ?? [])
  return {
    id: application.id,
    clientId: application.clientId,
    name: application.name,
    scopes: [...application.scopes],
    clientIds: [...application.clientIds],
    tokenLifetimeSeconds: application.tokenLifetimeSeconds,
    listsRunning: application.listsRunning,
    createdAt: application.createdAt.toISOString(),
    revokedAt: application.revokedAt?.toISOString() ?? null,
    lastUsedAt: used.sort().at(-1) ?? null,
    secrets: application.secrets.map(({ id, createdAt, expiresAt, lastUsedAt }) => ({
      id,
      createdAt: createdAt.toISOString(),
      expiresAt: expiresAt?.toISOString() ?? null,
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    })),
    serviceAccounts: application.serviceAccounts.map((account) => ({
      id: account.id,
      username: account.username,
      createdAt: account.createdAt.toISOString(),
      lastUsedAt: account.lastUsedAt?.toISOString() ?? null,
      endedAt: account.endedAt?.toISOString() ?? null,
    })),
  }
}

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

/** `GET /panel/applications`: the programs of the organization, oldest first. */
export const listApplicationsContract = contract({
  name: 'listApplications',
  method: 'GET',
  path: '/panel/applications',
  tag: 'Painel',
  summary: 'Lista as aplicações da organização',
  access: { kind: 'person' },
  response: z.object({ applications: z.array(applicationSchema) }),
  codes: ['permission_denied'],
  encode: (applications: readonly ApplicationView[]) => ({
    applications: applications.map(encodeApplication),
  }),
  examples: { response: { applications: [APPLICATION_EXAMPLE] } },
})

/** `GET /panel/applications/{clientId}`: one of them. */
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
  encode: (application: ApplicationView) => encodeApplication(application),
  examples: { response: APPLICATION_EXAMPLE },
})
