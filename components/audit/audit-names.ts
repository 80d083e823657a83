import type { AuditGroup } from '#lib/domain/access/audit-actions'
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

const SUBJECTS: Readonly<Record<string, Bilingual>> = {
  application: ['Aplicação', 'Application'],
  clt_config: ['Configuração CLT', 'CLT configuration'],
  clt_consult: ['Consulta CLT', 'CLT query'],
  clt_simulation: ['Simulação CLT', 'CLT simulation'],
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
  customer: ['Cliente', 'Customer'],
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

const PATHS: Readonly<Record<string, string>> = {
  proposal: '/proposals/',
  clt_consult: '/clt/consult/',
  user: '/people/',
  fgts_fee_table: '/tables/',
  clt_config: '/tables/',
  table_change: '/tables/changes/',
  webhook_delivery: '/webhooks/deliveries/',
}

/** The page of what an act was done to; undefined where there is none. */
export const subjectHref = (type: string, id: string): string | undefined => {
  const path = PATHS[type]
  return path && `${path}${id}`
}
