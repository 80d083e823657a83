/** Where alerts are sent. */
export const ALERT_CHANNEL_KINDS = ['mail', 'webhook'] as const
export type AlertChannelKind = (typeof ALERT_CHANNEL_KINDS)[number]

/** How many an organization may have. */
export const MOST_ALERT_CHANNELS = 10

/** What a message reports. */
export const ALERT_MESSAGE_KINDS = ['opened', 'repeated', 'closed', 'test'] as const
export type AlertMessageKind = (typeof ALERT_MESSAGE_KINDS)[number]

/** `off`: mail is not configured, so that nothing was sent and nothing will be. */
export const ALERT_MESSAGE_STATUSES = ['waiting', 'sent', 'failed', 'off'] as const
export type AlertMessageStatus = (typeof ALERT_MESSAGE_STATUSES)[number]

/** How long after a failed attempt the next one is made, in milliseconds; behind the last it is given up. */
const WAITS_MS = [30_000, 120_000, 600_000, 1_800_000, 3_600_000] as const

/** How long to wait after so many attempts failed; undefined when no further one is made. */
export const waitAfterAttempt = (attempts: number): number | undefined => WAITS_MS[attempts - 1]
