/** `invited` until a person has chosen a password or signed in through the identity provider. */
export const PERSON_STATES = ['active', 'invited', 'deactivated'] as const
export type PersonState = (typeof PERSON_STATES)[number]

export const LINK_PURPOSES = ['invitation', 'reset'] as const
export type LinkPurpose = (typeof LINK_PURPOSES)[number]

export const ACCESS_LINK_HOURS = 72

export type LinkGreeting = { purpose: LinkPurpose; name: string; email: string; organizationName: string }
