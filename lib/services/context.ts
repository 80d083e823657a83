import type { JointTransaction } from '#db/transaction.ts'
import {
  allows,
  type OwnRole,
  type Permission,
  type Role,
  type Scope,
  type Visibility,
} from '#lib/domain/access/permissions.ts'
import type { CUSTOMER_ACTOR_NAME } from '#lib/domain/access/system-actor-names.ts'
import { DomainError } from '#lib/domain/errors.ts'
import type { Language } from '#lib/domain/language.ts'

export type Actor =
  | {
      kind: 'application'
      id: string
      name: string
      clientId: string
      scopes: readonly Scope[]
      listsRunning?: boolean
    }
  | {
      kind: 'user'
      id: string
      name: string
      email: string
      role: Role
      /** Custom role, whose permissions replace those of `role`. */
      ownRole?: OwnRole | null
      sessionId: string
      teamId: string | null
      visibility: Visibility
      /** Identity provider of the session, last sign-in there, and whether it vouches for a second factor. */
      provider?: { issuer: string; provenAt: Date | null; isVouched: boolean } | null
    }
  | { kind: 'customer'; id: string; name: typeof CUSTOMER_ACTOR_NAME }
  | { kind: 'institution'; id: string; name: string }
  | { kind: 'system'; id: string; name: string }

export type Context = {
  readonly organizationId: string
  readonly actor: Actor
  /** Instant of the request; services read no other clock. */
  readonly now: Date
  readonly requestId: string
  readonly language: Language
  readonly client: { readonly ip: string; readonly userAgent: string }
  /** Services join this transaction: an idempotent response is stored with its effects (decision 068). */
  readonly joint?: JointTransaction | undefined
}

export const systemContext = (organizationId: string, at: Date, actor: Actor): Context => ({
  organizationId,
  actor,
  now: at,
  requestId: `job:${actor.id}`,
  language: 'pt-BR',
  client: { ip: '', userAgent: '' },
})

/** Checks only people, because the endpoint checks the scopes of applications. @throws permission_denied */
export const requirePermission = (context: Context, permission: Permission): void => {
  if (context.actor.kind === 'user' && !allows(context.actor, permission))
    throw new DomainError('permission_denied')
}
