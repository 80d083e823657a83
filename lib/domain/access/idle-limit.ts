import type { Role } from './permissions.ts'

/** Minutes without use after which a session ends; each organization may set its own. */
export const IDLE_MINUTES: Readonly<Record<Role, number>> = { manager: 30, agent: 8 * 60 }

/** From 5 minutes to the 12 hours after which every session ends (lib/services/access/sign-in). */
export const IDLE_MINUTES_RANGE = { least: 5, most: 12 * 60 } as const

/** Sent with the refreshes of a page at which nobody sits; they do not keep a session alive. */
export const UNATTENDED_HEADER = 'x-unattended'
