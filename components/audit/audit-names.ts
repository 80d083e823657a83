import type { Bilingual } from '#components/language/texts.ts'
import type { AuditGroup } from '#lib/domain/access/audit-actions.ts'
import type { AuditSubject } from '#lib/domain/access/audit-subjects.ts'

export const GROUP_NAMES: Readonly<Record<AuditGroup, Bilingual>> = {
  access: ['Entrada e sessões', 'Sign-in and sessions'],
  people: ['Pessoas e times', 'People and teams'],
  applications: ['Aplicações', 'Applications'],
  proposals: ['Propostas', 'Proposals'],
  personal_data: ['Dados pessoais', 'Personal data'],
  clt: ['Crédito CLT', 'CLT credit'],
  fgts: ['FGTS', 'FGTS'],
  review: ['Análise', 'Review'],
  prices: ['Tabelas', 'Tables'],
  webhooks: ['Webhooks', 'Webhooks'],
  institutions: ['Instituições', 'Institutions'],
  organization: ['Organização', 'Organization'],
}

const PAGES: Readonly<Partial<Record<AuditSubject, (id: string) => string>>> = {
  access_request: () => '/people',
  application: (id) => `/applications/of/${id}`,
  clt_consult: (id) => `/clt/consult/${id}`,
  fgts_balance_query: (id) => `/customers/of/fgts_balance_query/${id}`,
  price_table: (id) => `/prices/${id}`,
  identity_provider: () => '/people/sign-in',
  institution: (code) => `/institutions#${code}`,
  price_ceiling: () => '/prices/ceilings',
  proposal: (id) => `/proposals/${id}`,
  proposal_list: () => '/proposals',
  review_rules: () => '/review/rules',
  role: () => '/people/roles',
  price_change: (id) => `/prices/changes/${id}`,
  team: (id) => `/people/teams#${id}`,
  user: (id) => `/people/${id}`,
  webhook_delivery: (id) => `/webhooks/deliveries/${id}`,
  webhook_endpoint: (id) => `/webhooks/deliveries?endpoint=${id}`,
}

export const subjectHref = (type: string, id: string): string | undefined =>
  (PAGES as Readonly<Record<string, (id: string) => string>>)[type]?.(encodeURIComponent(id))
