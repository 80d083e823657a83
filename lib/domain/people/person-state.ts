/** `invited` until a person has chosen a password. */
export const PERSON_STATES = ['active', 'invited', 'deactivated'] as const
export type PersonState = (typeof PERSON_STATES)[number]

/** What a link lets a person do: choose the first password, or a new one. */
export const LINK_PURPOSES = ['invitation', 'reset'] as const
export type LinkPurpose = (typeof LINK_PURPOSES)[number]

/** How long such a link can be used, in hours. */
export const ACCESS_LINK_HOURS = 72

/** Whom a link is for, as its page greets them. */
export type LinkGreeting = { purpose: LinkPurpose; name: string; email: string; organizationName: string }
