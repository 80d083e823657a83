/** Kinds of events; each kind is also the URL path of its registration. */
export const WEBHOOK_KINDS = [
  'balance',
  'proposal',
  'private-consignment/consult',
  'private-consignment/operation',
] as const
export type WebhookKind = (typeof WEBHOOK_KINDS)[number]
