/** Pattern of a lower-case UUID. It has no anchors, so that larger patterns can contain it. */
export const UUID_PATTERN = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}'

export const UUID = new RegExp(`^${UUID_PATTERN}$`)

export const isUuid = (text: string): boolean => UUID.test(text)
