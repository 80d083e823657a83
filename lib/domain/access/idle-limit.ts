import type { Role } from './permissions.ts'

/** Default idle timeout of a session in minutes; each organization may set its own. */
export const IDLE_MINUTES: Readonly<Record<Role, number>> = { manager: 30, agent: 8 * 60 }

/** In minutes. After 12 hours, every session ends anyway (`SESSION_MS` in lib/services/access/parts). */
export const IDLE_MINUTES_RANGE = { least: 5, most: 12 * 60 } as const

/** Header of requests from a page without recent input. These requests do not keep a session alive. */
export const UNATTENDED_HEADER = 'x-unattended'
