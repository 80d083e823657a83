import type { Scope } from './permissions.ts'

/** The longest time an old secret may go on working beside the new one, in days. */
export const MOST_OVERLAP_DAYS = 90

/** A secret of an application that lives, without itself. */
export type SecretView = { id: string; createdAt: Date; expiresAt: Date | null; lastUsedAt: Date | null }

/** Who asks for tokens of an application with a password, without the password. */
export type ServiceAccountView = {
  id: string
  username: string
  createdAt: Date
  lastUsedAt: Date | null
  endedAt: Date | null
}

/** A program that may call, as a manager sees it. */
export type ApplicationView = {
  id: string
  clientId: string
  name: string
  scopes: readonly Scope[]
  /** Every client id it answers to, its own among them. */
  clientIds: readonly string[]
  tokenLifetimeSeconds: number
  /** Whether lists of balances show running queries; null: while it has service accounts. */
  listsRunning: boolean | null
  serviceAccounts: readonly ServiceAccountView[]
  createdAt: Date
  revokedAt: Date | null
  secrets: readonly SecretView[]
}
