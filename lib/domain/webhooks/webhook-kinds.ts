/** The kinds of events are also the paths of the registration. */
export const WEBHOOK_KINDS = [
  'balance',
  'proposal',
  'private-consignment/consult',
  'private-consignment/operation',
] as const
export type WebhookKind = (typeof WEBHOOK_KINDS)[number]
