import type { JointTransaction } from '#db/transaction.ts'
import {
  allows,
  type OwnRole,
  type Permission,
  type Role,
  type Scope,
  type Visibility,
} from '#lib/domain/access/permissions.ts'
import { DomainError } from '#lib/domain/errors.ts'
import type { Language } from '#lib/domain/language.ts'

/** Stored in every history and audit row. */
export type Actor =
  | {
      kind: 'application'
      id: string
      name: string
      clientId: string
      scopes: readonly Scope[]
      /** Includes running queries in balance lists. */
      listsRunning?: boolean
    }
  | {
      kind: 'user'
      id: string
      name: string
      email: string
      role: Role
      /** Replaces `role`: only its permissions count. */
      ownRole?: OwnRole | null
      sessionId: string
      teamId: string | null
      visibility: Visibility
    }
  | { kind: 'customer'; id: string; name: string }
  | { kind: 'institution'; id: string; name: string }
  | { kind: 'system'; id: string; name: string }

export type Context = {
  readonly organizationId: string
  readonly actor: Actor
  /** Instant of the request; services use no other clock. */
  readonly now: Date
  readonly requestId: string
  readonly language: Language
  readonly client: { readonly ip: string; readonly userAgent: string }
  /**
   * Set if the response is stored with the work: every transaction of the request joins it (decision 068).
   */
  readonly joint?: JointTransaction | undefined
}

/** Returns the context of background work: a job, a deadline, an institution's report. */
export const systemContext = (organizationId: string, at: Date, actor: Actor): Context => ({
  organizationId,
  actor,
  now: at,
  requestId: `job:${actor.id}`,
  language: 'pt-BR',
  client: { ip: '', userAgent: '' },
})

/** Rejects people without the permission; the scopes of applications are checked at the endpoint. */
export const requirePermission = (context: Context, permission: Permission): void => {
  if (context.actor.kind === 'user' && !allows(context.actor, permission))
    throw new DomainError('permission_denied')
}
