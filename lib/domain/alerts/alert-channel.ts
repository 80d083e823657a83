export const ALERT_CHANNEL_KINDS = ['mail', 'webhook'] as const
export type AlertChannelKind = (typeof ALERT_CHANNEL_KINDS)[number]

export const MOST_ALERT_CHANNELS = 10

export const ALERT_MESSAGE_KINDS = ['opened', 'repeated', 'closed', 'test'] as const
export type AlertMessageKind = (typeof ALERT_MESSAGE_KINDS)[number]

/** `off`: mail is not configured, so the message was not sent and never will be. */
export const ALERT_MESSAGE_STATUSES = ['waiting', 'sent', 'failed', 'off'] as const
export type AlertMessageStatus = (typeof ALERT_MESSAGE_STATUSES)[number]

const BACKOFF_MS = [30_000, 120_000, 600_000, 1_800_000, 3_600_000] as const

/** Returns the delay before the next retry, or undefined when no retry follows. */
export const backoffMs = (attempts: number): number | undefined => BACKOFF_MS[attempts - 1]
