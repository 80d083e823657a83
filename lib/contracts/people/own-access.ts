import { z } from 'zod'
import { under } from '#lib/contracts/codecs'
import { command } from '#lib/contracts/command'
import { contract } from '#lib/contracts/contract'
import { idField, refuse } from '#lib/contracts/fields'
import { PASSWORD_MINIMUM } from '#lib/domain/access/names'
import { SESSION_EXAMPLE, sessionSchema } from './person-wire.ts'

/** A new password, typed twice so that nobody locks themselves out with a slip. */
const newPasswordFields = {
  password: z
    .string()
    .max(500)
    .transform((text, ctx) => (text.length < PASSWORD_MINIMUM ? refuse(ctx, 'password_too_short') : text)),
  repeated: z.string().max(500),
}

const typedTwice = ({ password, repeated }: { password: string; repeated: string }, ctx: z.RefinementCtx) => {
  if (password !== repeated)
    ctx.addIssue({ code: 'custom', path: ['repeated'], params: { code: 'password_not_repeated' } })
}

/** Whoever has an invitation or reset link chooses a password. */
export const choosePasswordCommand = command({
  name: 'choosePassword',
  body: z.object({ token: z.string().max(200), ...newPasswordFields }).superRefine(typedTwice),
  response: z.object({ email: z.string() }),
  codes: [
    'access_link_invalid',
    'access_link_used',
    'access_link_expired',
    'sign_in_locked',
    'weak_password',
  ],
})

/** A person changes their own password. */
export const changeOwnPasswordCommand = command({
  name: 'changeOwnPassword',
  body: z.object({ current: z.string().min(1).max(500), ...newPasswordFields }).superRefine(typedTwice),
  response: z.object({ endedSessions: z.number().int() }),
  codes: ['permission_denied', 'wrong_password', 'weak_password', 'sign_in_locked'],
})

const response = under('sessions', z.array(sessionSchema))

/** `GET /panel/account/sessions`: the reader's own sessions. */
export const listOwnSessionsContract = contract({
  name: 'listOwnSessions',
  method: 'GET',
  path: '/panel/account/sessions',
  tag: 'Painel',
  summary: 'Lista as próprias sessões',
  access: { kind: 'person' },
  response,
  codes: ['permission_denied'],
  examples: { response: { sessions: [SESSION_EXAMPLE] } },
})

/** Ends one of one's own sessions, or all others. */
export const endOwnSessionsCommand = command({
  name: 'endOwnSessions',
  body: z.object({ sessionId: idField.optional() }),
  response,
  codes: ['permission_denied', 'not_found'],
})
