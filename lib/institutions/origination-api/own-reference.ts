const PREFIX = 'own:'

/** Replaces an external id that the institution did not return: our own id with a prefix. */
export const ownReference = (reference: string): string => `${PREFIX}${reference}`

export const isOwnReference = (externalId: string): boolean => externalId.startsWith(PREFIX)
