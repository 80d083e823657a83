import type { Scope } from './permissions.ts'

/** The longest time an old secret may go on working beside the new one, in days. */
export const MOST_OVERLAP_DAYS = 90

/** A secret of an application that lives, without itself. */
export type SecretView = { id: string; createdAt: Date; expiresAt: Date | null; lastUsedAt: Date | null }

/** A program that may call, as a manager sees it. */
export type ApplicationView = {
  id: string
  clientId: string
  name: string
  scopes: readonly Scope[]
  passwordGrant: boolean
  serviceUsername: string | null
  createdAt: Date
  revokedAt: Date | null
  secrets: readonly SecretView[]
}
