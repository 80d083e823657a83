import type { AuditGroup } from '#lib/domain/access/audit-actions'
import type { AuditSubject } from '#lib/domain/access/audit-subjects'
import type { Language } from '#lib/domain/language'
import { type Bilingual, said } from '../language/texts.ts'

/** What the groups of acts are called. */
export const GROUP_NAMES: Readonly<Record<AuditGroup, Bilingual>> = {
  access: ['Entrada e sessões', 'Sign-in and sessions'],
  people: ['Pessoas e times', 'People and teams'],
  applications: ['Aplicações', 'Applications'],
  proposals: ['Propostas', 'Proposals'],
  personal_data: ['Dados pessoais', 'Personal data'],
  clt: ['Crédito CLT', 'CLT credit'],
  fgts: ['FGTS', 'FGTS'],
  review: ['Análise', 'Review'],
  tables: ['Tabelas', 'Tables'],
  webhooks: ['Webhooks', 'Webhooks'],
  institutions: ['Instituições', 'Institutions'],
  organization: ['Organização', 'Organization'],
}

const SUBJECTS: Readonly<Record<AuditSubject, Bilingual>> = {
  application: ['Aplicação', 'Application'],
  clt_config: ['Tabela CLT', 'CLT price table'],
  clt_consult: ['Consulta CLT', 'CLT query'],
  fgts_balance_query: ['Consulta de saldo', 'Balance query'],
  fgts_fee_table: ['Tabela FGTS', 'FGTS fee table'],
  fgts_simulation: ['Simulação FGTS', 'FGTS simulation'],
  simulation: ['Simulação', 'Simulation'],
  institution: ['Instituição', 'Institution'],
  organization: ['Organização', 'Organization'],
  proposal: ['Proposta', 'Proposal'],
  proposal_list: ['Lista de propostas', 'List of proposals'],
  review_rules: ['Regras de análise', 'Review rules'],
  saved_view: ['Visão salva', 'Saved view'],
  session: ['Sessão', 'Session'],
  signing_key: ['Chave de tokens', 'Token key'],
  table_change: ['Mudança de tabela', 'Table change'],
  team: ['Time', 'Team'],
  user: ['Pessoa', 'Person'],
  webhook_endpoint: ['Webhook', 'Webhook'],
  webhook_delivery: ['Entrega de webhook', 'Webhook delivery'],
}

const ACTORS: Readonly<Record<string, Bilingual>> = {
  user: ['Pessoa', 'Person'],
  application: ['Aplicação', 'Application'],
  customer: ['Cliente', 'Customer'],
  institution: ['Instituição', 'Institution'],
  system: ['Sistema', 'System'],
}

const named = (names: Readonly<Record<string, Bilingual>>, code: string, language: Language) => {
  const name = names[code]
  return name ? said(name, language) : code
}

/** What an act was done to, in words. */
export const subjectName = (type: string, language: Language): string => named(SUBJECTS, type, language)

/** What kind of actor it was, in words. */
export const actorKindName = (kind: string, language: Language): string => named(ACTORS, kind, language)

const PAGES: Readonly<Partial<Record<AuditSubject, (id: string) => string>>> = {
  application: (id) => `/applications/of/${id}`,
  clt_config: (id) => `/tables/${id}`,
  clt_consult: (id) => `/clt/consult/${id}`,
  fgts_balance_query: (id) => `/customers/of/fgts_balance_query/${id}`,
  fgts_fee_table: (id) => `/tables/${id}`,
  institution: (code) => `/institutions#${code}`,
  proposal: (id) => `/proposals/${id}`,
  proposal_list: () => '/proposals',
  review_rules: () => '/review/rules',
  table_change: (id) => `/tables/changes/${id}`,
  team: (id) => `/people/teams#${id}`,
  user: (id) => `/people/${id}`,
  webhook_delivery: (id) => `/webhooks/deliveries/${id}`,
  webhook_endpoint: (id) => `/webhooks/deliveries?endpoint=${id}`,
}

/** The page of what an act was done to; undefined where there is none. */
export const subjectHref = (type: string, id: string): string | undefined =>
  (PAGES as Readonly<Record<string, (id: string) => string>>)[type]?.(encodeURIComponent(id))
