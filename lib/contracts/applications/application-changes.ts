import { z } from 'zod'
import { instant } from '#lib/contracts/codecs'
import { command } from '#lib/contracts/command'
import { idField, refuse, textField } from '#lib/contracts/fields'
import { TOKEN_LIFETIME_SECONDS } from '#lib/domain/access/access-token'
import { isClientId, PASSWORD_MINIMUM } from '#lib/domain/access/names'
import { SCOPES } from '#lib/domain/access/permissions'
import { MOST_OVERLAP_DAYS } from '#lib/domain/access/secret-overlap'
import { clientIdField } from './applications.ts'

const scopesField = z
  .array(z.enum(SCOPES))
  .transform((scopes, ctx) => (scopes.length === 0 ? refuse(ctx, 'required') : [...new Set(scopes)]))

/** A client id of one's own choosing, kept as typed; left empty, one is made. */
const ownClientIdField = z
  .string()
  .trim()
  .transform((text, ctx) =>
    text === '' ? undefined : isClientId(text) ? text : refuse(ctx, 'invalid_client_id'),
  )
  .optional()

/** That it was done: the screen reads the application again. */
const response = z.codec(z.object({ done: z.literal(true) }), z.unknown(), {
  decode: () => undefined,
  encode: () => ({ done: true as const }),
})

/** Lets a program in. The secret is returned once. */
export const createApplicationCommand = command({
  name: 'createApplication',
  body: z.object({ name: textField(120), clientId: ownClientIdField, scopes: scopesField }),
  response: z.object({ clientId: z.string(), clientSecret: z.string() }),
  codes: ['permission_denied', 'invalid_name', 'invalid_client_id', 'name_taken'],
})

/** Replaces what an application may do. */
export const changeScopesCommand = command({
  name: 'changeScopes',
  body: z.object({ clientId: clientIdField, scopes: scopesField }),
  response,
  codes: ['permission_denied', 'not_found'],
})

/** Gives an application a new secret, returned once; the old one goes on for some days. */
export const rotateSecretCommand = command({
  name: 'rotateSecret',
  body: z.object({
    clientId: clientIdField,
    overlapDays: z.coerce.number().int().min(0).max(MOST_OVERLAP_DAYS),
  }),
  response: z.object({ clientSecret: z.string(), oldExpiresAt: instant }),
  codes: ['permission_denied', 'not_found', 'invalid_setting', 'secret_limit_reached'],
})

/** Ends the old secret before its time. */
export const endOldSecretCommand = command({
  name: 'endOldSecret',
  body: z.object({ clientId: clientIdField }),
  response,
  codes: ['permission_denied', 'not_found'],
})

/** Shuts a program out for good. */
export const revokeApplicationCommand = command({
  name: 'revokeApplication',
  body: z.object({ clientId: clientIdField }),
  response,
  codes: ['permission_denied', 'not_found'],
})

const { least, most } = TOKEN_LIFETIME_SECONDS

/** Changes how long tokens live and whether running balance queries are listed. */
export const changeSettingsCommand = command({
  name: 'changeSettings',
  body: z.object({
    clientId: clientIdField,
    tokenLifetimeSeconds: z.coerce.number().int().min(least).max(most),
    listsRunning: z
      .enum(['automatic', 'on', 'off'])
      .transform((position) => (position === 'automatic' ? null : position === 'on')),
  }),
  response,
  codes: ['permission_denied', 'not_found', 'invalid_setting'],
})

/** Lets an application answer to one more client id. */
export const addClientIdCommand = command({
  name: 'addClientId',
  body: z.object({
    clientId: clientIdField,
    added: z
      .string()
      .trim()
      .transform((text, ctx) => (isClientId(text) ? text : refuse(ctx, 'invalid_client_id'))),
  }),
  response,
  codes: ['permission_denied', 'not_found', 'invalid_client_id', 'application_revoked', 'username_taken'],
})

/** Lets an application no longer answer to a client id. */
export const removeClientIdCommand = command({
  name: 'removeClientId',
  body: z.object({ clientId: clientIdField, removed: clientIdField }),
  response,
  codes: ['permission_denied', 'not_found', 'client_id_needed'],
})

/** Adds a service account; those there are go on. */
export const addServiceAccountCommand = command({
  name: 'addServiceAccount',
  body: z.object({
    clientId: clientIdField,
    username: textField(320),
    password: z
      .string()
      .max(500)
      .transform((text, ctx) => (text.length < PASSWORD_MINIMUM ? refuse(ctx, 'password_too_short') : text)),
  }),
  response,
  codes: [
    'permission_denied',
    'not_found',
    'invalid_username',
    'weak_password',
    'guessable_password',
    'application_revoked',
    'username_taken',
  ],
})

/** Ends one service account. */
export const endServiceAccountCommand = command({
  name: 'endServiceAccount',
  body: z.object({ clientId: clientIdField, account: z.object({ id: idField }) }),
  response,
  codes: ['permission_denied', 'not_found'],
})
