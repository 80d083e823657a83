import { type Language, type Text, textIn } from '#lib/domain/language.ts'
import type { AuditSubject } from './audit-subjects.ts'

const SUBJECTS: Readonly<Record<AuditSubject, Text>> = {
  access_request: { pt: 'Pedido de acesso', en: 'Request for access' },
  alert_channel: { pt: 'Destino de alertas', en: 'Destination of alerts' },
  alert_rule: { pt: 'Alerta', en: 'Alert' },
  application: { pt: 'Aplicação', en: 'Application' },
  customer: { pt: 'Cliente (titular)', en: 'Customer (data subject)' },
  clt_consult: { pt: 'Consulta CLT', en: 'CLT query' },
  fgts_balance_query: { pt: 'Consulta FGTS', en: 'FGTS query' },
  price_table: { pt: 'Tabela de preço', en: 'Price table' },
  identity_provider: { pt: 'Entrada pela organização', en: 'Sign-in through the organization' },
  fgts_simulation: { pt: 'Simulação FGTS', en: 'FGTS simulation' },
  simulation: { pt: 'Simulação', en: 'Simulation' },
  institution: { pt: 'Instituição', en: 'Institution' },
  organization: { pt: 'Organização', en: 'Organization' },
  price_ceiling: { pt: 'Teto de juros', en: 'Ceiling of interest' },
  proposal: { pt: 'Proposta', en: 'Proposal' },
  proposal_list: { pt: 'Lista de propostas', en: 'List of proposals' },
  role: { pt: 'Perfil', en: 'Role' },
  review_rules: { pt: 'Regras de análise', en: 'Review rules' },
  saved_view: { pt: 'Visão salva', en: 'Saved view' },
  session: { pt: 'Sessão', en: 'Session' },
  signing_key: { pt: 'Chave de tokens', en: 'Token key' },
  data_key: { pt: 'Chave de dados', en: 'Data key' },
  price_change: { pt: 'Mudança de tabela', en: 'Table change' },
  team: { pt: 'Time', en: 'Team' },
  user: { pt: 'Pessoa', en: 'Person' },
  webhook_endpoint: { pt: 'Endpoint de webhook', en: 'Webhook endpoint' },
  webhook_delivery: { pt: 'Entrega de webhook', en: 'Webhook delivery' },
}

const ACTORS: Readonly<Record<string, Text>> = {
  user: { pt: 'Pessoa', en: 'Person' },
  application: { pt: 'Aplicação', en: 'Application' },
  customer: { pt: 'Cliente', en: 'Customer' },
  institution: { pt: 'Instituição', en: 'Institution' },
  system: { pt: 'Sistema', en: 'System' },
}

const named = (names: Readonly<Record<string, Text>>, code: string, language: Language) => {
  const name = names[code]
  return name ? textIn(name, language) : code
}

export const subjectName = (type: string, language: Language): string => named(SUBJECTS, type, language)

export const actorKindName = (kind: string, language: Language): string => named(ACTORS, kind, language)
