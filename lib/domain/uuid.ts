/** A UUID in lower case, for use within a larger pattern. */
export const UUID_PATTERN = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}'

/** A UUID in lower case, as ids of ours are. */
export const UUID = new RegExp(`^${UUID_PATTERN}$`)

/** Whether a text is a UUID in lower case. */
export const isUuid = (text: string): boolean => UUID.test(text)
