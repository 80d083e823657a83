import type { Role, Visibility } from '../access/permissions.ts'

/** `invited` until a person has chosen a password. */
export const PERSON_STATES = ['active', 'invited', 'deactivated'] as const
export type PersonState = (typeof PERSON_STATES)[number]

/** What a link lets a person do: choose the first password, or a new one. */
export const LINK_PURPOSES = ['invitation', 'reset'] as const
export type LinkPurpose = (typeof LINK_PURPOSES)[number]

/** How long such a link can be used, in hours. */
export const ACCESS_LINK_HOURS = 72

/** A person as the list shows them. */
export type PersonSummary = {
  id: string
  name: string
  email: string
  role: Role
  team: { id: string; name: string } | null
  visibility: Visibility
  /** The correspondent's certificate (Resolução CMN 4.935/2021). */
  certification: string | null
  state: PersonState
  createdAt: Date
  deactivatedAt: Date | null
  lastSignInAt: Date | null
  liveSessions: number
}

/** A session that still opens the panel. */
export type SessionView = {
  id: string
  createdAt: Date
  /** When something was last asked for with it, to five minutes. */
  lastUsedAt: Date
  expiresAt: Date
  ip: string | null
  userAgent: string | null
  /** The reader's own, with which they look at this. */
  current: boolean
}

/** The link a person was given and has not used. */
export type OpenLink = { purpose: LinkPurpose; createdAt: Date; expiresAt: Date }

/** A person with what a manager decides about them on. */
export type PersonDetail = PersonSummary & {
  sessions: SessionView[]
  openLink: OpenLink | null
  /** Proposals of theirs that have not ended. */
  openProposals: number
}

/** A link just made: `token` is told here and never again. */
export type IssuedLink = { purpose: LinkPurpose; token: string; expiresAt: Date }

/** Whom a link is for, as its page greets them. */
export type LinkGreeting = { purpose: LinkPurpose; name: string; email: string; organizationName: string }

/** People who work together, and how many they are. */
export type TeamView = { id: string; name: string; members: number; createdAt: Date }
