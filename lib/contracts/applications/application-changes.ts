import { z } from 'zod'
import { contract } from '#lib/contracts/contract'
import { refuse, textField } from '#lib/contracts/fields'
import { MOST_OVERLAP_DAYS } from '#lib/domain/access/application-view'
import { PASSWORD_MINIMUM } from '#lib/domain/access/names'
import { SCOPES } from '#lib/domain/access/permissions'
import { clientIdField } from './applications.ts'

const scopesField = z
  .array(z.enum(SCOPES))
  .transform((scopes, ctx) => (scopes.length === 0 ? refuse(ctx, 'required') : [...new Set(scopes)]))

const CODE = /^[a-z0-9][a-z0-9._-]{1,59}$/

/** A code of one's own choosing; left empty, one is made. */
const ownClientIdField = z
  .string()
  .trim()
  .toLowerCase()
  .transform((text, ctx) =>
    text === '' ? undefined : CODE.test(text) ? text : refuse(ctx, 'invalid_client_id'),
  )
  .optional()

const changes = {
  method: 'POST',
  tag: 'Painel',
  access: { kind: 'person' },
  response: z.object({ done: z.literal(true) }),
  encode: (_nothing: unknown) => ({ done: true }),
  examples: { response: { done: true } },
} as const

/** Lets a program in; a server action alone uses it, like every contract of this file. The secret is told once. */
export const createApplicationContract = contract({
  name: 'createApplication',
  method: 'POST',
  path: '/panel/applications',
  tag: 'Painel',
  summary: 'Cria uma aplicação',
  access: { kind: 'person' },
  body: z.object({ name: textField(120), clientId: ownClientIdField, scopes: scopesField }),
  response: z.object({ clientId: z.string(), clientSecret: z.string() }),
  codes: ['permission_denied', 'invalid_name', 'name_taken'],
  encode: ({ clientId, clientSecret }: { clientId: string; clientSecret: string }) => ({
    clientId,
    clientSecret,
  }),
  examples: { response: { clientId: 'loja-online', clientSecret: 'c2VjcmV0' } },
})

/** Replaces what an application may do. */
export const changeScopesContract = contract({
  ...changes,
  name: 'changeScopes',
  path: '/panel/applications/{clientId}/scopes',
  summary: 'Troca as permissões de uma aplicação',
  body: z.object({ clientId: clientIdField, scopes: scopesField }),
  codes: ['permission_denied', 'not_found'],
})

/** Gives an application a new secret, told once; the old one goes on for some days. */
export const rotateSecretContract = contract({
  name: 'rotateSecret',
  method: 'POST',
  path: '/panel/applications/{clientId}/secret',
  tag: 'Painel',
  summary: 'Troca a chave de uma aplicação',
  access: { kind: 'person' },
  body: z.object({
    clientId: clientIdField,
    overlapDays: z.coerce.number().int().min(0).max(MOST_OVERLAP_DAYS),
  }),
  response: z.object({ clientSecret: z.string(), oldExpiresAt: z.iso.datetime() }),
  codes: ['permission_denied', 'not_found', 'invalid_setting', 'secret_limit_reached'],
  encode: ({ clientSecret, oldExpiresAt }: { clientSecret: string; oldExpiresAt: Date }) => ({
    clientSecret,
    oldExpiresAt: oldExpiresAt.toISOString(),
  }),
  examples: { response: { clientSecret: 'c2VjcmV0', oldExpiresAt: '2026-11-28T12:00:00.000Z' } },
})

/** Ends the old secret before its time. */
export const endOldSecretContract = contract({
  ...changes,
  name: 'endOldSecret',
  path: '/panel/applications/{clientId}/secret/end',
  summary: 'Encerra a chave antiga',
  body: z.object({ clientId: clientIdField }),
  codes: ['permission_denied', 'not_found'],
})

/** Shuts a program out for good. */
export const revokeApplicationContract = contract({
  ...changes,
  name: 'revokeApplication',
  path: '/panel/applications/{clientId}/revocation',
  summary: 'Revoga uma aplicação',
  body: z.object({ clientId: clientIdField }),
  codes: ['permission_denied', 'not_found'],
})

/** Switches the password grant on with a service account, or off. */
export const setPasswordGrantContract = contract({
  ...changes,
  name: 'setPasswordGrant',
  path: '/panel/applications/{clientId}/password-grant',
  summary: 'Liga ou desliga o grant de senha',
  body: z.object({
    clientId: clientIdField,
    account: z
      .object({
        username: z
          .string()
          .trim()
          .toLowerCase()
          .transform((text, ctx) => (CODE.test(text) ? text : refuse(ctx, 'invalid_client_id'))),
        password: z
          .string()
          .max(500)
          .transform((text, ctx) =>
            text.length < PASSWORD_MINIMUM ? refuse(ctx, 'password_too_short') : text,
          ),
      })
      .nullable(),
  }),
  codes: ['permission_denied', 'not_found', 'invalid_name', 'weak_password'],
})
