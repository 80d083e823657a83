import { z } from 'zod'
import { command } from '#lib/contracts/command.ts'
import type { PasskeyAssertion, PasskeyRegistration } from '#lib/domain/access/passkey.ts'

const base64url = (most: number) =>
  z
    .string()
    .min(1)
    .max(most)
    .regex(/^[\w-]+$/)

const credentialFields = { id: base64url(1_400), rawId: base64url(1_400), type: z.literal('public-key') }
const clientDataJSON = base64url(4_000)

export const passkeyAssertionField: z.ZodType<PasskeyAssertion, PasskeyAssertion> = z.object({
  ...credentialFields,
  response: z.object({
    clientDataJSON,
    authenticatorData: base64url(4_000),
    signature: base64url(4_000),
    userHandle: base64url(200).optional(),
  }),
})

export const passkeyRegistrationField: z.ZodType<PasskeyRegistration, PasskeyRegistration> = z.object({
  ...credentialFields,
  response: z.object({
    clientDataJSON,
    attestationObject: base64url(20_000),
    transports: z.array(z.string().max(40)).max(10).optional(),
  }),
})

const request = {
  challenge: z.string(),
  rpId: z.string(),
  userVerification: z.literal('required'),
  timeout: z.number().int(),
}
const credentials = z.array(
  z.object({ id: z.string(), type: z.literal('public-key'), transports: z.array(z.string()) }),
)

export const startPasskeySignInCommand = command({
  name: 'startPasskeySignIn',
  body: z.object({}),
  response: z.object(request),
  codes: ['passkey_refused'],
})

export const startOwnConfirmationCommand = command({
  name: 'startOwnConfirmation',
  body: z.object({}),
  response: z.object({
    hasApp: z.boolean(),
    passkey: z.object({ ...request, allowCredentials: credentials }).nullable(),
    /** Identity provider that opened the session. `isRecent`: the person authenticated there recently. */
    provider: z.object({ alias: z.string(), isRecent: z.boolean() }).nullable(),
  }),
  codes: ['permission_denied', 'passkey_refused'],
})

export const confirmOwnIdentityCommand = command({
  name: 'confirmOwnIdentity',
  body: z.object({ code: z.string().max(100).optional(), passkey: passkeyAssertionField.optional() }),
  response: z.object({}),
  codes: [
    'permission_denied',
    'second_factor_missing',
    'second_factor_wrong',
    'passkey_refused',
    'sign_in_locked',
  ],
})

/** Has no effect of its own: it makes the screen ask for the confirmation that a later download requires. */
export const requireConfirmationCommand = command({
  name: 'requireConfirmation',
  body: z.object({}),
  response: z.object({}),
  needsConfirmation: true,
  codes: ['permission_denied'],
})

export const newPasskeySchema = z.object({
  challenge: z.string(),
  timeout: z.number().int(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.number().int(), type: z.literal('public-key') })),
  excludeCredentials: credentials,
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.boolean(),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
})
