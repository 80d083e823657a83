/** Event kinds; each is the end of its registration path, `/user/webhook/{kind}`. */
export const WEBHOOK_KINDS = [
  'balance',
  'proposal',
  'private-consignment/consult',
  'private-consignment/operation',
] as const
export type WebhookKind = (typeof WEBHOOK_KINDS)[number]
