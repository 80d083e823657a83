import type { Bilingual } from '#components/language/texts.ts'
import type { Permission, Role, Visibility } from '#lib/domain/access/permissions.ts'
import type { AccessRequestKind } from '#lib/domain/people/access-request.ts'
import type { PersonState } from '#lib/domain/people/person-state.ts'

export const ROLE_NAMES: Readonly<Record<Role, Bilingual>> = {
  agent: ['Agente', 'Agent'],
  manager: ['Gestor', 'Manager'],
}

export const PERMISSION_NAMES: Readonly<Record<Permission, Bilingual>> = {
  originate: ['Originar e acompanhar propostas', 'Originate and follow proposals'],
  review_proposals: ['Decidir na análise', 'Decide in review'],
  manage_access: ['Cuidar de pessoas, perfis e aplicações', 'Look after people, roles and applications'],
  manage_prices: ['Propor e aprovar tabelas de preço', 'Propose and approve price tables'],
  manage_review_rules: ['Propor e aprovar regras de análise', 'Propose and approve review rules'],
  manage_webhooks: ['Cuidar de webhooks', 'Look after webhooks'],
  view_sales: ['Ver a produção e exportar propostas', 'See sales and export proposals'],
  view_institutions: ['Ver instituições e monitoramento', 'See institutions and monitoring'],
  manage_alerts: ['Cuidar de alertas e de quem os recebe', 'Look after alerts and who receives them'],
  view_audit: ['Ver a auditoria', 'See the audit'],
  answer_subjects: ['Responder e excluir dados de clientes', 'Answer for and erase customers’ data'],
}

export const VISIBILITY_NAMES: Readonly<Record<Visibility, Bilingual>> = {
  own: ['Só o próprio trabalho', 'Their own work only'],
  team: ['O trabalho do time', 'Their team’s work'],
  all: ['Toda a operação', 'The whole operation'],
}

export const REQUEST_NAMES: Readonly<Record<AccessRequestKind, Bilingual>> = {
  invitation: ['Convite', 'Invitation'],
  link: ['Link de senha', 'Link for a password'],
  role: ['Novo perfil', 'Another role'],
  reactivation: ['Reativação', 'Reactivation'],
  second_factor: ['Retirada da segunda etapa', 'Removal of the second step'],
}

export const STATE_NAMES: Readonly<Record<PersonState, Bilingual>> = {
  active: ['Ativa', 'Active'],
  invited: ['Convidada', 'Invited'],
  deactivated: ['Desativada', 'Deactivated'],
}
