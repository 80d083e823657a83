import { z } from 'zod'
import { newPasskeySchema, passkeyRegistrationField } from '#lib/contracts/access/passkey.ts'
import { instant, wrapIn } from '#lib/contracts/codecs.ts'
import { command } from '#lib/contracts/command.ts'
import { idField, refuse, textField } from '#lib/contracts/fields.ts'
import { panelContract } from '#lib/contracts/panel-contract.ts'
import { PASSKEY_NAME_LENGTH } from '#lib/domain/access/passkey.ts'
import { isRecoveryCode, readSecondFactorCode } from '#lib/domain/access/second-factor.ts'
import { PASSWORD_MINIMUM } from '#lib/domain/names.ts'
import { sessionSchema } from './person-wire.ts'

/** Typed twice, so that a typing error locks nobody out. */
const newPasswordFields = {
  password: z
    .string()
    .max(500)
    .transform((text, ctx) => (text.length < PASSWORD_MINIMUM ? refuse(ctx, 'password_too_short') : text)),
  repeated: z.string().max(500),
}

const requireSamePassword = (
  { password, repeated }: { password: string; repeated: string },
  ctx: z.RefinementCtx,
) => {
  if (password !== repeated)
    ctx.addIssue({ code: 'custom', path: ['repeated'], params: { code: 'password_not_repeated' } })
}

const currentField = z.string().min(1).max(500)

export const choosePasswordCommand = command({
  name: 'choosePassword',
  body: z.object({ token: z.string().max(200), ...newPasswordFields }).superRefine(requireSamePassword),
  response: z.object({ email: z.string() }),
  codes: [
    'access_link_invalid',
    'access_link_used',
    'access_link_expired',
    'password_sign_in_off',
    'sign_in_locked',
    'weak_password',
    'guessable_password',
  ],
})

export const changeOwnPasswordCommand = command({
  name: 'changeOwnPassword',
  body: z.object({ current: currentField, ...newPasswordFields }).superRefine(requireSamePassword),
  response: z.object({ endedSessions: z.number().int() }),
  codes: ['permission_denied', 'wrong_password', 'weak_password', 'guessable_password', 'sign_in_locked'],
})

const secondFactorSchema = z.object({
  since: instant.nullable(),
  passkeys: z.array(
    z.object({
      id: z.uuid(),
      name: z.string(),
      createdAt: instant,
      lastUsedAt: instant.nullable(),
      backedUp: z.boolean(),
    }),
  ),
  offersPasskeys: z.boolean(),
  recoveryCodesLeft: z.number().int(),
  isDemanded: z.boolean(),
  isOverdue: z.boolean(),
})

const appCodeField = z.string().transform((text, ctx) => {
  const code = readSecondFactorCode(text)
  return code === null || isRecoveryCode(code) ? refuse(ctx, 'second_factor_wrong') : code
})

/** Missing if an identity provider opened the session. */
const ownPasswordField = currentField.optional()

const recoveryCodesResponse = z.object({ recoveryCodes: z.array(z.string()) })
const OWN_PASSWORD_CODES = ['permission_denied', 'wrong_password', 'sign_in_locked', 'sign_in_stale'] as const

export const confirmOwnSecondFactorCommand = command({
  name: 'confirmOwnSecondFactor',
  body: z.object({ setupToken: z.string().max(2_000), code: appCodeField, current: ownPasswordField }),
  response: recoveryCodesResponse,
  needsConfirmation: true,
  codes: [...OWN_PASSWORD_CODES, 'second_factor_setup_ended', 'second_factor_wrong'],
})

const passkeyNameField = textField(PASSKEY_NAME_LENGTH)

export const newPasskeyForm = z.object({ current: ownPasswordField, name: passkeyNameField })

export const startOwnPasskeyCommand = command({
  name: 'startOwnPasskey',
  body: z.object({ current: ownPasswordField }),
  response: newPasskeySchema,
  needsConfirmation: true,
  codes: [...OWN_PASSWORD_CODES, 'passkey_refused', 'passkeys_full'],
})

export const confirmOwnPasskeyCommand = command({
  name: 'confirmOwnPasskey',
  body: z.object({ passkey: passkeyRegistrationField, name: passkeyNameField }),
  response: secondFactorSchema.extend({ recoveryCodes: z.array(z.string()) }),
  needsConfirmation: true,
  codes: ['permission_denied', 'passkey_refused', 'passkey_registered', 'passkeys_full'],
})

export const removeOwnPasskeyCommand = command({
  name: 'removeOwnPasskey',
  body: z.object({ id: idField, current: ownPasswordField }),
  response: secondFactorSchema,
  needsConfirmation: true,
  codes: [...OWN_PASSWORD_CODES, 'not_found', 'second_factor_demanded'],
})

export const renewOwnRecoveryCodesCommand = command({
  name: 'renewOwnRecoveryCodes',
  body: z.object({ current: ownPasswordField }),
  response: recoveryCodesResponse,
  needsConfirmation: true,
  codes: [...OWN_PASSWORD_CODES, 'second_factor_missing'],
})

export const removeOwnSecondFactorCommand = command({
  name: 'removeOwnSecondFactor',
  body: z.object({ current: ownPasswordField }),
  response: secondFactorSchema,
  needsConfirmation: true,
  codes: [...OWN_PASSWORD_CODES, 'second_factor_missing', 'second_factor_demanded'],
})

const response = wrapIn('sessions', z.array(sessionSchema))

export const listOwnSessionsContract = panelContract({
  name: 'listOwnSessions',
  path: '/panel/account/sessions',
  response,
  codes: ['permission_denied'],
})

/** Without `sessionId`, ends all other sessions. */
export const endOwnSessionsCommand = command({
  name: 'endOwnSessions',
  body: z.object({ sessionId: idField.optional() }),
  response,
  codes: ['permission_denied', 'not_found'],
})

export const markOwnAccessChangesReadCommand = command({
  name: 'markOwnAccessChangesRead',
  body: z.object({ id: idField }),
  response: z.object({ id: z.uuid() }),
  codes: ['permission_denied'],
})
