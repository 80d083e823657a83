const PREFIX = 'own:'

/** External id of a question whose institution told none: our own id, marked as such. */
export const ownReference = (reference: string): string => `${PREFIX}${reference}`

export const isOwnReference = (externalId: string): boolean => externalId.startsWith(PREFIX)
