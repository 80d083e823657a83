/** The kinds of events a receiver can be registered for; they are also the paths of the registration. */
export const WEBHOOK_KINDS = [
  'balance',
  'proposal',
  'private-consignment/consult',
  'private-consignment/operation',
] as const
export type WebhookKind = (typeof WEBHOOK_KINDS)[number]
