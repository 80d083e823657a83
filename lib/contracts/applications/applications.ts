import { z } from 'zod'
import { instant, wrapIn } from '#lib/contracts/codecs.ts'
import { panelContract } from '#lib/contracts/panel-contract.ts'
import { SCOPES } from '#lib/domain/access/permissions.ts'
import { CLIENT_ID_MAXIMUM } from '#lib/domain/names.ts'

/** Existing client id, as typed. Applications are found only by their primary client id. */
export const clientIdField = z.string().min(1).max(CLIENT_ID_MAXIMUM)

/** Never contains a secret. */
const applicationSchema = z.object({
  id: z.uuid(),
  clientId: z.string(),
  name: z.string(),
  scopes: z.array(z.enum(SCOPES)),
  clientIds: z.array(z.string()),
  tokenLifetimeSeconds: z.number().int(),
  listsRunning: z.boolean().nullable(),
  /** Null if the application may call from everywhere. */
  addressRanges: z.array(z.string()).nullable(),
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

export const listApplicationsContract = panelContract({
  name: 'listApplications',
  path: '/panel/applications',
  response: wrapIn('applications', z.array(applicationSchema)),
  codes: ['permission_denied'],
})

export const getApplicationContract = panelContract({
  name: 'getApplication',
  path: '/panel/applications/{clientId}',
  params: z.object({ clientId: clientIdField }),
  response: applicationSchema,
  codes: ['permission_denied', 'not_found'],
})
