import { allows, type EffectiveRole, type Permission } from './permissions.ts'

// Start pages in menu order. A person lands on the first one that their role allows.
const PAGES: readonly (readonly [Permission, string])[] = [
  ['originate', '/home'],
  ['review_proposals', '/review'],
  ['view_sales', '/sales'],
  ['manage_prices', '/prices'],
  ['manage_access', '/people'],
  ['manage_webhooks', '/webhooks'],
  ['view_institutions', '/institutions'],
  ['manage_alerts', '/alerts'],
  ['view_audit', '/audit'],
  ['manage_review_rules', '/review/rules'],
]

export const firstPageOf = (role: EffectiveRole): string =>
  PAGES.find(([permission]) => allows(role, permission))?.[1] ?? '/account'
