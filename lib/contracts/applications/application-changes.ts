import { z } from 'zod'
import { instant } from '#lib/contracts/codecs.ts'
import { command } from '#lib/contracts/command.ts'
import { idField, refuse, textField } from '#lib/contracts/fields.ts'
import { rangesField } from '#lib/contracts/ranges-field.ts'
import { TOKEN_LIFETIME_SECONDS } from '#lib/domain/access/access-token.ts'
import { SCOPES } from '#lib/domain/access/permissions.ts'
import { MOST_OVERLAP_DAYS } from '#lib/domain/access/secret-overlap.ts'
import { isClientId, PASSWORD_MINIMUM } from '#lib/domain/names.ts'
import { clientIdField } from './applications.ts'

const scopesField = z
  .array(z.enum(SCOPES))
  .transform((scopes, ctx) => (scopes.length === 0 ? refuse(ctx, 'required') : [...new Set(scopes)]))

/** Stored as typed; generated if empty. */
const ownClientIdField = z
  .string()
  .trim()
  .transform((text, ctx) =>
    text === '' ? undefined : isClientId(text) ? text : refuse(ctx, 'invalid_client_id'),
  )
  .optional()

/** The response carries no data, because the screen refetches the application. */
const response = z.codec(z.object({ done: z.literal(true) }), z.unknown(), {
  decode: () => undefined,
  encode: () => ({ done: true as const }),
})

/** Only this response contains the secret. */
export const createApplicationCommand = command({
  name: 'createApplication',
  body: z.object({ name: textField(120), clientId: ownClientIdField, scopes: scopesField }),
  response: z.object({ clientId: z.string(), clientSecret: z.string() }),
  needsConfirmation: true,
  codes: ['permission_denied', 'invalid_name', 'invalid_client_id', 'name_taken'],
})

export const changeScopesCommand = command({
  name: 'changeScopes',
  body: z.object({ clientId: clientIdField, scopes: scopesField }),
  response,
  needsConfirmation: true,
  codes: ['permission_denied', 'not_found'],
})

/** Only this response contains the new secret. The old secret stays valid for `overlapDays`. */
export const rotateSecretCommand = command({
  name: 'rotateSecret',
  body: z.object({
    clientId: clientIdField,
    overlapDays: z.coerce.number().int().min(0).max(MOST_OVERLAP_DAYS),
  }),
  response: z.object({ clientSecret: z.string(), oldExpiresAt: instant }),
  needsConfirmation: true,
  codes: ['permission_denied', 'not_found', 'invalid_setting', 'secret_limit_reached'],
})

export const endOldSecretCommand = command({
  name: 'endOldSecret',
  body: z.object({ clientId: clientIdField }),
  response,
  codes: ['permission_denied', 'not_found'],
})

export const revokeApplicationCommand = command({
  name: 'revokeApplication',
  body: z.object({ clientId: clientIdField }),
  response,
  codes: ['permission_denied', 'not_found'],
})

const { least, most } = TOKEN_LIFETIME_SECONDS

export const changeSettingsCommand = command({
  name: 'changeSettings',
  body: z.object({
    clientId: clientIdField,
    tokenLifetimeSeconds: z.coerce.number().int().min(least).max(most),
    listsRunning: z
      .enum(['automatic', 'on', 'off'])
      .transform((position) => (position === 'automatic' ? null : position === 'on')),
    ranges: rangesField,
  }),
  response,
  needsConfirmation: true,
  codes: ['permission_denied', 'not_found', 'invalid_setting', 'address_range_invalid'],
})

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
  needsConfirmation: true,
  codes: ['permission_denied', 'not_found', 'invalid_client_id', 'application_revoked', 'username_taken'],
})

export const removeClientIdCommand = command({
  name: 'removeClientId',
  body: z.object({ clientId: clientIdField, removed: clientIdField }),
  response,
  codes: ['permission_denied', 'not_found', 'client_id_needed'],
})

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
  needsConfirmation: true,
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

export const endServiceAccountCommand = command({
  name: 'endServiceAccount',
  body: z.object({ clientId: clientIdField, account: z.object({ id: idField }) }),
  response,
  codes: ['permission_denied', 'not_found'],
})
