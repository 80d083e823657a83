import { z } from 'zod'
import { contract } from '#lib/contracts/contract'
import { idField, refuse } from '#lib/contracts/fields'
import { PASSWORD_MINIMUM } from '#lib/domain/access/names'
import type { SessionView } from '#lib/domain/people/person-view'
import { encodeSession, SESSION_EXAMPLE, sessionSchema } from './person-wire.ts'

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

/** The holder of an invitation or reset link chooses a password; a server action of the link's page alone uses it. */
export const choosePasswordContract = contract({
  name: 'choosePassword',
  method: 'POST',
  path: '/invitation/{token}',
  tag: 'Acesso',
  summary: 'Escolhe a senha pelo link',
  access: { kind: 'public' },
  body: z.object({ token: z.string().max(200), ...newPasswordFields }).superRefine(typedTwice),
  response: z.object({ email: z.string() }),
  codes: [
    'access_link_invalid',
    'access_link_used',
    'access_link_expired',
    'sign_in_locked',
    'weak_password',
  ],
  encode: ({ email }: { email: string }) => ({ email }),
  examples: { response: { email: 'ana@example.com' } },
})

/** A person changes their own password; a server action alone uses it. */
export const changeOwnPasswordContract = contract({
  name: 'changeOwnPassword',
  method: 'POST',
  path: '/panel/account/password',
  tag: 'Painel',
  summary: 'Troca a própria senha',
  access: { kind: 'person' },
  body: z.object({ current: z.string().min(1).max(500), ...newPasswordFields }).superRefine(typedTwice),
  response: z.object({ endedSessions: z.number().int() }),
  codes: ['permission_denied', 'wrong_password', 'weak_password', 'sign_in_locked'],
  encode: ({ endedSessions }: { endedSessions: number }) => ({ endedSessions }),
  examples: { response: { endedSessions: 1 } },
})

const ownSessions = {
  tag: 'Painel',
  access: { kind: 'person' },
  response: z.object({ sessions: z.array(sessionSchema) }),
  encode: (sessions: readonly SessionView[]) => ({ sessions: sessions.map(encodeSession) }),
  examples: { response: { sessions: [SESSION_EXAMPLE] } },
} as const

/** `GET /panel/account/sessions`: the reader's own sessions. */
export const listOwnSessionsContract = contract({
  ...ownSessions,
  name: 'listOwnSessions',
  method: 'GET',
  path: '/panel/account/sessions',
  summary: 'Lista as próprias sessões',
  codes: ['permission_denied'],
})

/** Ends one of one's own sessions, or all others; a server action alone uses it. */
export const endOwnSessionsContract = contract({
  ...ownSessions,
  name: 'endOwnSessions',
  method: 'POST',
  path: '/panel/account/sessions/end',
  summary: 'Encerra as próprias sessões',
  body: z.object({ sessionId: idField.optional() }),
  codes: ['permission_denied', 'not_found'],
})
