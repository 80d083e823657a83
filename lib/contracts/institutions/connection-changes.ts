import { z } from 'zod'
import { command } from '#lib/contracts/command.ts'
import {
  EVENT_TRUSTS,
  GRANTS,
  KEY_USES,
  RATE_UNITS,
} from '#lib/domain/institutions/connection-capabilities.ts'
import { CHOSEN_REASONS } from '#lib/domain/institutions/refusal-words.ts'
import type { ReasonCode } from '#lib/domain/reasons/catalogue.ts'

const CALL_CODES = [
  'permission_denied',
  'institution_credentials_refused',
  'institution_request_refused',
  'provider_unavailable',
  'provider_timeout',
  'provider_rate_limited',
  'provider_error',
] as const satisfies readonly ReasonCode[]

const code = z.string().min(1).max(60)
const text = (most: number) => z.string().trim().min(1).max(most)

export const capabilitiesSchema = z.object({
  grant: z.enum(GRANTS),
  username: z
    .string()
    .trim()
    .max(200)
    .nullable()
    .transform((username) => username || null),
  events: z.enum(EVENT_TRUSTS),
  rates: z.enum(RATE_UNITS),
  keys: z.enum(KEY_USES),
})

export const connectInstitutionCommand = command({
  name: 'connectInstitution',
  body: z.object({
    code,
    baseAddress: text(500),
    provider: text(60),
    clientId: text(200),
    /** An empty value keeps the stored secret. */
    clientSecret: z
      .string()
      .trim()
      .max(500)
      .transform((secret) => secret || null),
    /** If omitted, the stored capabilities stay. */
    capabilities: capabilitiesSchema.optional(),
  }),
  response: z.object({ code: z.string(), tables: z.number().int() }),
  needsConfirmation: true,
  codes: [
    ...CALL_CODES,
    'not_found',
    'connection_address_invalid',
    'institution_not_at_address',
    'webhook_url_blocked',
    'connection_secret_missing',
    'connection_username_missing',
  ],
})

export const testInstitutionConnectionCommand = command({
  name: 'testInstitutionConnection',
  body: z.object({ code }),
  response: z.object({ tables: z.number().int() }),
  codes: [...CALL_CODES, 'connection_not_usable'],
})

export const switchInstitutionConnectionCommand = command({
  name: 'switchInstitutionConnection',
  body: z.object({ code, to: z.enum(['active', 'paused']) }),
  response: z.object({ code: z.string() }),
  codes: ['permission_denied', 'connection_not_usable'],
})

export const importInstitutionPricesCommand = command({
  name: 'importInstitutionPrices',
  body: z.object({ code }),
  response: z.object({
    drafted: z.number().int(),
    unchanged: z.number().int(),
    waiting: z.number().int(),
  }),
  codes: [...CALL_CODES, 'connection_not_usable', 'fee_table_out_of_range', 'invalid_name'],
})

export const matchInstitutionWordsCommand = command({
  name: 'matchInstitutionWords',
  body: z.object({
    code,
    words: z.string().min(1).max(400),
    reason: z.enum([...CHOSEN_REASONS.balance, ...CHOSEN_REASONS.consult]).nullable(),
  }),
  response: z.object({ words: z.string() }),
  codes: ['permission_denied', 'not_found'],
})
