import type { Text } from '#lib/domain/language.ts'
import { OUTGOING_AUDIT_ACTIONS } from './outgoing-audit-actions.ts'
import { PEOPLE_AUDIT_ACTIONS } from './people-audit-actions.ts'

export const AUDIT_GROUPS = [
  'access',
  'people',
  'applications',
  'proposals',
  'personal_data',
  'clt',
  'fgts',
  'review',
  'prices',
  'webhooks',
  'institutions',
  'organization',
] as const
export type AuditGroup = (typeof AUDIT_GROUPS)[number]

type Entry = readonly [group: AuditGroup, pt: string, en: string]

// A test checks this table against the actions recorded anywhere in lib/.
const ACTIONS: Readonly<Record<string, Entry>> = {
  ...PEOPLE_AUDIT_ACTIONS,

  application_created: ['applications', 'Criou a aplicação', 'Created the application'],
  application_scopes_changed: [
    'applications',
    'Mudou as permissões da aplicação',
    'Changed the scopes of the application',
  ],
  application_secret_rotated: [
    'applications',
    'Trocou a chave da aplicação',
    'Rotated the secret of the application',
  ],
  application_old_secret_ended: [
    'applications',
    'Encerrou a chave antiga da aplicação',
    'Ended the old secret of the application',
  ],
  application_revoked: ['applications', 'Revogou a aplicação', 'Revoked the application'],
  application_settings_changed: [
    'applications',
    'Mudou as configurações da aplicação',
    'Changed the settings of the application',
  ],
  client_id_added: ['applications', 'Incluiu um client_id', 'Added a client_id'],
  client_id_removed: ['applications', 'Removeu um client_id', 'Removed a client_id'],
  // Legacy actions from when an application could have only one service account.
  password_grant_on: ['applications', 'Ligou o acesso por senha', 'Switched the password grant on'],
  password_grant_off: ['applications', 'Desligou o acesso por senha', 'Switched the password grant off'],
  service_account_added: ['applications', 'Criou uma conta de serviço', 'Added a service account'],
  service_account_ended: ['applications', 'Encerrou uma conta de serviço', 'Ended a service account'],

  'proposal.create': ['proposals', 'Criou a proposta', 'Created the proposal'],
  'proposal.cancel': ['proposals', 'Cancelou a proposta', 'Canceled the proposal'],
  'proposal.solve': ['proposals', 'Resolveu uma pendência', 'Solved a pending item'],
  'fix_link.issue': [
    'proposals',
    'Gerou link para o cliente corrigir',
    'Made a link for the customer to fix it',
  ],
  'contract.read': ['proposals', 'Abriu o contrato', 'Opened the contract'],
  'signature_proof.read': ['proposals', 'Abriu o comprovante da assinatura', 'Opened the proof of signature'],
  'payment_receipt.read': ['proposals', 'Abriu o recibo do pagamento', 'Opened the receipt of the payment'],
  'signature_code.send': ['proposals', 'Recebeu um código para assinar', 'Received a code to sign'],
  'proof_of_life.start': ['proposals', 'Começou a prova de vida', 'Started the proof of life'],
  'proof_of_life.end': ['proposals', 'Terminou a prova de vida', 'Ended the proof of life'],
  'contract.renew': ['proposals', 'Refez os valores do contrato', 'Computed the contract again'],
  'contract.sign': ['proposals', 'Assinou o contrato', 'Signed the contract'],
  'document.upload': ['proposals', 'Enviou um documento', 'Uploaded a document'],
  offer_issued: ['proposals', 'Emitiu a oferta em PDF', 'Issued the offer as PDF'],
  'offer.want': ['proposals', 'Pediu a oferta recebida', 'Asked for the offer received'],

  'document.read': ['personal_data', 'Abriu um documento', 'Opened a document'],
  personal_data_revealed: ['personal_data', 'Viu um dado pessoal', 'Looked at personal data'],
  personal_data_reason: ['personal_data', 'Disse por que abre dados', 'Said why data is opened'],
  personal_data_exported: ['personal_data', 'Exportou dados pessoais', 'Exported personal data'],
  'subject.report': ['personal_data', 'Gerou o relatório do titular', "Made a customer's report"],
  'subject.erasure_requested': [
    'personal_data',
    'Pediu a eliminação de dados',
    'Asked for data to be erased',
  ],
  'subject.erasure_refused': ['personal_data', 'Recusou a eliminação de dados', 'Refused to erase data'],
  'subject.erasure_withdrawn': [
    'personal_data',
    'Retirou o pedido de eliminação',
    'Withdrew the request to erase data',
  ],
  'subject.erase': ['personal_data', 'Eliminou dados do titular', 'Erased data of a customer'],
  'subject.retention_ended': [
    'personal_data',
    'Eliminou dados com prazo vencido',
    'Erased data whose retention ended',
  ],
  audit_exported: ['personal_data', 'Exportou a auditoria', 'Exported the audit'],
  'customer.identify': ['personal_data', 'Confirmou a identidade', 'Confirmed the identity'],

  'consult.create': ['clt', 'Criou o termo', 'Created the term'],
  'consent.accept': ['clt', 'Autorizou a consulta', 'Authorized the query'],
  'consent.refuse': ['clt', 'Recusou a consulta', 'Refused the query'],
  'consent.revoke': ['clt', 'Revogou a autorização da consulta', 'Revoked the consent to the query'],
  'consent.read': ['clt', 'Abriu o comprovante do consentimento', 'Opened the consent receipt'],
  'fgts_balance.cleared': ['fgts', 'Limpou os saldos guardados', 'Cleared the stored balances'],

  'proposal.review': ['review', 'Decidiu a análise', 'Decided the review'],
  'proposal.send_back': ['review', 'Pediu correção da proposta', 'Asked for a correction of the proposal'],
  review_rules_proposed: ['review', 'Propôs regras de análise', 'Proposed review rules'],
  review_rules_approved: ['review', 'Aprovou as regras de análise', 'Approved the review rules'],
  review_rules_refused: ['review', 'Recusou as regras de análise', 'Refused the review rules'],
  review_rules_withdrawn: ['review', 'Retirou as regras propostas', 'Withdrew the proposed rules'],
  'review_rules.save': ['review', 'Salvou as regras de análise', 'Saved the review rules'],

  price_table_created: ['prices', 'Criou a tabela', 'Created the price table'],
  price_table_changed: ['prices', 'Criou nova versão da tabela', 'Made a new version of the price table'],
  price_table_activated: ['prices', 'Ativou a tabela', 'Activated the price table'],
  price_table_deactivated: ['prices', 'Desativou a tabela', 'Deactivated the price table'],
  price_change_drafted: ['prices', 'Começou uma mudança de tabela', 'Started a price change'],
  price_change_saved: ['prices', 'Salvou o rascunho da mudança', 'Saved the draft of the change'],
  price_change_tried: ['prices', 'Calculou o efeito da mudança', 'Computed the effect of the change'],
  price_change_proposed: ['prices', 'Propôs a mudança de tabela', 'Proposed the price change'],
  price_change_approved: ['prices', 'Aprovou a mudança de tabela', 'Approved the price change'],
  price_change_refused: ['prices', 'Recusou a mudança de tabela', 'Refused the price change'],
  price_change_withdrawn: ['prices', 'Retirou a mudança de tabela', 'Withdrew the price change'],
  price_change_scheduled: ['prices', 'Aprovou a mudança com data marcada', 'Approved the scheduled change'],
  price_change_started: ['prices', 'Pôs a mudança em vigor', 'Brought the change into force'],
  price_change_lapsed: [
    'prices',
    'Não aplicou a mudança: a tabela mudou antes',
    'Did not apply the change: the table moved before',
  ],
  price_ceiling_proposed: ['prices', 'Propôs um teto de juros', 'Proposed a ceiling of interest'],
  price_ceiling_approved: ['prices', 'Aprovou o teto de juros', 'Approved the ceiling of interest'],
  price_ceiling_refused: ['prices', 'Recusou o teto de juros', 'Refused the ceiling of interest'],
  price_ceiling_withdrawn: ['prices', 'Retirou a proposta de teto', 'Withdrew the proposed ceiling'],

  ...OUTGOING_AUDIT_ACTIONS,

  institution_created: ['institutions', 'Criou a instituição', 'Created the institution'],
  institution_changed: ['institutions', 'Mudou a instituição', 'Changed the institution'],
  institution_connected: [
    'institutions',
    'Conectou a instituição (endereço e credenciais)',
    'Connected the institution (address and credentials)',
  ],
  institution_capabilities_set: [
    'institutions',
    'Mudou como a conexão fala com a instituição',
    'Changed how the connection speaks to the institution',
  ],
  institution_paused: ['institutions', 'Pausou a conexão', 'Paused the connection'],
  institution_resumed: ['institutions', 'Retomou a conexão', 'Resumed the connection'],
  institution_words_matched: [
    'institutions',
    'Escolheu o significado de um motivo',
    'Chose the meaning of a reason',
  ],
  institution_exchanges_exported: [
    'institutions',
    'Baixou chamadas às instituições',
    'Downloaded calls to institutions',
  ],
  institution_secret_rotated: [
    'institutions',
    'Trocou o segredo da instituição',
    'Rotated the secret of the institution',
  ],

  organization_created: ['organization', 'Criou a organização', 'Created the organization'],
  organization_activated: ['organization', 'Reativou a organização', 'Reactivated the organization'],
  organization_suspended: ['organization', 'Suspendeu a organização', 'Suspended the organization'],
  organization_contact_changed: [
    'organization',
    'Mudou o contato que os clientes veem',
    'Changed the contact that customers see',
  ],
  organization_second_factor_set: [
    'organization',
    'Definiu de quem se exige a segunda etapa',
    'Set of whom the second step is demanded',
  ],
  organization_idle_limit_set: [
    'organization',
    'Definiu depois de quanto tempo sem uso a sessão termina',
    'Set after how long without use a session ends',
  ],
  organization_default_institution_set: [
    'organization',
    'Definiu a instituição padrão',
    'Set the default institution',
  ],
  'sample_data.create': ['organization', 'Criou dados de exemplo', 'Created sample data'],
  'sample_data.remove': ['organization', 'Removeu os dados de exemplo', 'Removed the sample data'],
  'sample_data.removed': [
    'organization',
    'Remoção dos dados de exemplo concluída',
    'Sample data removal done',
  ],
  signing_keys_rotated: ['organization', 'Trocou as chaves dos tokens', 'Rotated the token keys'],
  jobs_retried: ['organization', 'Repetiu tarefas que tinham falhado', 'Retried jobs that had failed'],
  data_keys_renewed: [
    'organization',
    'Criptografou os dados com a chave mais nova',
    'Encrypted the data with the newest key',
  ],
}

export const isAuditAction = (action: string): boolean => Object.hasOwn(ACTIONS, action)

export const auditActionText = (action: string): Text => {
  const [, pt, en] = ACTIONS[action] ?? ['organization', action, action]
  return { pt, en }
}

export const actionsOfGroup = (group: AuditGroup): string[] =>
  Object.entries(ACTIONS)
    .filter(([, [of]]) => of === group)
    .map(([action]) => action)
