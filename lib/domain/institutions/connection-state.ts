/** `connecting`: the address is stored, but the institution has not registered our receiver yet. */
export const CONNECTION_STATES = ['connecting', 'active', 'paused'] as const
export type ConnectionState = (typeof CONNECTION_STATES)[number]
