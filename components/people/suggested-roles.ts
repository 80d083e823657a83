import type { Bilingual } from '#components/language/texts.ts'
import type { Permission, Visibility } from '#lib/domain/access/permissions.ts'

type SuggestedRole = { name: Bilingual; permissions: readonly Permission[]; visibility: Visibility }

export const SUGGESTED_ROLES = {
  analyst: {
    name: ['Analista', 'Analyst'],
    permissions: ['originate', 'review_proposals'],
    visibility: 'all',
  },
  finance: {
    name: ['Financeiro', 'Finance'],
    permissions: ['manage_prices', 'view_sales'],
    visibility: 'all',
  },
  compliance: {
    name: ['Compliance', 'Compliance'],
    permissions: ['originate', 'manage_review_rules', 'view_audit', 'answer_subjects'],
    visibility: 'all',
  },
  technology: {
    name: ['Tecnologia', 'Technology'],
    permissions: ['manage_webhooks', 'view_institutions', 'manage_alerts'],
    visibility: 'own',
  },
  supervisor: {
    name: ['Supervisor', 'Supervisor'],
    permissions: ['originate', 'view_sales'],
    visibility: 'team',
  },
} as const satisfies Record<string, SuggestedRole>
