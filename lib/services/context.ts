import type { JointTransaction } from '#db/transaction'
import {
  allows,
  type OwnRole,
  type Permission,
  type Role,
  type Scope,
  type Visibility,
} from '#lib/domain/access/permissions'
import { DomainError } from '#lib/domain/errors'
import type { Language } from '#lib/domain/language'

/** Who acts. Every history and audit row carries it. */
export type Actor =
  | {
      kind: 'application'
      id: string
      name: string
      clientId: string
      scopes: readonly Scope[]
      /** Whether lists of balances show it the queries still running. */
      listsRunning?: boolean
    }
  | {
      kind: 'user'
      id: string
      name: string
      email: string
      role: Role
      /** The organization's own role in its place: what it permits alone counts. */
      ownRole?: OwnRole | null
      sessionId: string
      teamId: string | null
      /** Whose work the person sees. */
      visibility: Visibility
    }
  | { kind: 'customer'; id: string; name: string }
  | { kind: 'institution'; id: string; name: string }
  | { kind: 'system'; id: string; name: string }

/** What every service is given: whose data, who acts, when, and how to answer. */
export type Context = {
  readonly organizationId: string
  readonly actor: Actor
  /** The instant of the request; services use no other clock. */
  readonly now: Date
  readonly requestId: string
  readonly language: Language
  readonly client: { readonly ip: string; readonly userAgent: string }
  /** Where the answer is stored with the work: what every transaction of the request is part of. */
  readonly joint?: JointTransaction | undefined
}

/** The context of work nobody asked for at this moment: a job, a deadline, an institution's report. */
export const systemContext = (organizationId: string, at: Date, actor: Actor): Context => ({
  organizationId,
  actor,
  now: at,
  requestId: `job:${actor.id}`,
  language: 'pt-BR',
  client: { ip: '', userAgent: '' },
})

/**
 * Refuses a person whose role does not carry the permission. Applications are checked for their scopes, at
 * the endpoint.
 */
export const requirePermission = (context: Context, permission: Permission): void => {
  if (context.actor.kind === 'user' && !allows(context.actor, permission))
    throw new DomainError('permission_denied')
}
