export const GRANTS = ['client_credentials', 'password'] as const
export const EVENT_TRUSTS = ['signed', 'unsigned', 'none'] as const
export const KEY_USES = ['kept', 'ignored'] as const
export const RATE_UNITS = ['fraction', 'percent'] as const

/** `events`: an unsigned event only prompts a read; without events, reads follow at growing intervals. */
export type ConnectionCapabilities = {
  grant: (typeof GRANTS)[number]
  /** User name of the password grant, whose password is the stored secret. */
  username: string | null
  events: (typeof EVENT_TRUSTS)[number]
  /** Unit of rates and percentages in price tables: 1.8 % is 0.018 or 1.8. */
  rates: (typeof RATE_UNITS)[number]
  /** Idempotency keys; if they are ignored, a lost response is searched for by customer, amount and time. */
  keys: (typeof KEY_USES)[number]
}

export const USUAL_CAPABILITIES: ConnectionCapabilities = {
  grant: 'client_credentials',
  username: null,
  events: 'signed',
  rates: 'fraction',
  keys: 'kept',
}

export const capabilitiesOf = ({
  capabilities,
}: {
  capabilities: Partial<ConnectionCapabilities>
}): ConnectionCapabilities => ({ ...USUAL_CAPABILITIES, ...capabilities })
