import type { Text } from '../language.ts'

/** What acts are about, to narrow the audit by. */
export const AUDIT_GROUPS = [
  'access',
  'people',
  'applications',
  'proposals',
  'personal_data',
  'clt',
  'fgts',
  'review',
  'tables',
  'webhooks',
  'institutions',
  'organization',
] as const
export type AuditGroup = (typeof AUDIT_GROUPS)[number]

type Entry = readonly [group: AuditGroup, pt: string, en: string]

// A test checks this table against the actions that are recorded anywhere in lib/.
const ACTIONS: Readonly<Record<string, Entry>> = {
  sign_in: ['access', 'Entrou', 'Signed in'],
  sign_out: ['access', 'Saiu', 'Signed out'],
  sign_in_failed: ['access', 'Errou a senha ao entrar', 'Failed to sign in'],
  sign_in_locked: ['access', 'Foi bloqueado por muitas tentativas', 'Was locked after many attempts'],
  password_chosen: ['access', 'Escolheu a senha por um link', 'Chose a password by a link'],
  own_password_changed: ['access', 'Trocou a própria senha', 'Changed their own password'],
  sessions_ended: ['access', 'Encerrou sessões', 'Ended sessions'],

  user_created: ['people', 'Criou a pessoa', 'Created the person'],
  user_invited: ['people', 'Convidou a pessoa', 'Invited the person'],
  user_invitation_renewed: ['people', 'Gerou novo convite', 'Made a new invitation'],
  user_reset_link_made: ['people', 'Gerou link de nova senha', 'Made a link for a new password'],
  user_password_reset: ['people', 'Trocou a senha da pessoa', 'Reset the password of the person'],
  user_changed: ['people', 'Mudou o acesso da pessoa', 'Changed the access of the person'],
  user_deactivated: ['people', 'Desativou a pessoa', 'Deactivated the person'],
  user_reactivated: ['people', 'Reativou a pessoa', 'Reactivated the person'],
  team_created: ['people', 'Criou o time', 'Created the team'],
  team_renamed: ['people', 'Renomeou o time', 'Renamed the team'],
  team_deleted: ['people', 'Excluiu o time', 'Deleted the team'],
  'view.save': ['people', 'Salvou uma visão de lista', 'Saved a view of a list'],
  'view.rename': ['people', 'Renomeou uma visão de lista', 'Renamed a view of a list'],
  'view.delete': ['people', 'Excluiu uma visão de lista', 'Deleted a view of a list'],

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
  // As the one service account of an application was returned before it could have several.
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
  'contract.sign': ['proposals', 'Assinou o contrato', 'Signed the contract'],
  'document.upload': ['proposals', 'Enviou um documento', 'Uploaded a document'],
  offer_issued: ['proposals', 'Emitiu a oferta em PDF', 'Issued the offer as PDF'],

  'document.read': ['personal_data', 'Abriu um documento', 'Opened a document'],
  personal_data_revealed: ['personal_data', 'Viu um dado pessoal', 'Looked at personal data'],
  personal_data_exported: ['personal_data', 'Exportou dados pessoais', 'Exported personal data'],
  audit_exported: ['personal_data', 'Exportou a auditoria', 'Exported the audit'],
  'customer.identify': ['personal_data', 'Confirmou a identidade', 'Confirmed the identity'],

  'consult.create': ['clt', 'Criou o termo', 'Created the term'],
  'consent.accept': ['clt', 'Autorizou a consulta', 'Authorized the query'],
  'consent.refuse': ['clt', 'Recusou a consulta', 'Refused the query'],
  'consent.read': ['clt', 'Abriu o comprovante do consentimento', 'Opened the consent receipt'],
  'fgts_balance.cleared': ['fgts', 'Limpou os saldos guardados', 'Cleared the stored balances'],

  'proposal.review': ['review', 'Decidiu a análise', 'Decided the review'],
  'proposal.send_back': ['review', 'Pediu correção da proposta', 'Asked for a correction of the proposal'],
  review_rules_proposed: ['review', 'Propôs regras de análise', 'Proposed review rules'],
  review_rules_approved: ['review', 'Aprovou as regras de análise', 'Approved the review rules'],
  review_rules_refused: ['review', 'Recusou as regras de análise', 'Refused the review rules'],
  review_rules_withdrawn: ['review', 'Retirou as regras propostas', 'Withdrew the proposed rules'],
  'review_rules.save': ['review', 'Salvou as regras de análise', 'Saved the review rules'],

  fee_table_created: ['tables', 'Criou a tabela', 'Created the fee table'],
  fee_table_changed: ['tables', 'Criou nova versão da tabela', 'Made a new version of the fee table'],
  fee_table_activated: ['tables', 'Ativou a tabela', 'Activated the fee table'],
  fee_table_deactivated: ['tables', 'Desativou a tabela', 'Deactivated the fee table'],
  clt_config_created: ['tables', 'Criou a tabela CLT', 'Created the CLT table'],
  clt_config_changed: ['tables', 'Criou nova versão da tabela CLT', 'Made a new version of the CLT table'],
  clt_config_activated: ['tables', 'Ativou a tabela CLT', 'Activated the CLT table'],
  clt_config_deactivated: ['tables', 'Desativou a tabela CLT', 'Deactivated the CLT table'],
  table_change_drafted: ['tables', 'Começou uma mudança de tabela', 'Started a table change'],
  table_change_saved: ['tables', 'Salvou o rascunho da mudança', 'Saved the draft of the change'],
  table_change_tried: ['tables', 'Calculou o efeito da mudança', 'Computed the effect of the change'],
  table_change_proposed: ['tables', 'Propôs a mudança de tabela', 'Proposed the table change'],
  table_change_approved: ['tables', 'Aprovou a mudança de tabela', 'Approved the table change'],
  table_change_refused: ['tables', 'Recusou a mudança de tabela', 'Refused the table change'],
  table_change_withdrawn: ['tables', 'Retirou a mudança de tabela', 'Withdrew the table change'],
  table_change_scheduled: ['tables', 'Aprovou a mudança com data marcada', 'Approved the scheduled change'],
  table_change_started: ['tables', 'Pôs a mudança em vigor', 'Brought the change into force'],
  table_change_lapsed: [
    'tables',
    'Não aplicou a mudança: a tabela mudou antes',
    'Did not apply the change: the table moved before',
  ],
  price_ceiling_proposed: ['tables', 'Propôs um teto de juros', 'Proposed a ceiling of interest'],
  price_ceiling_approved: ['tables', 'Aprovou o teto de juros', 'Approved the ceiling of interest'],
  price_ceiling_refused: ['tables', 'Recusou o teto de juros', 'Refused the ceiling of interest'],
  price_ceiling_withdrawn: ['tables', 'Retirou a proposta de teto', 'Withdrew the proposed ceiling'],

  'webhook.registered': ['webhooks', 'Cadastrou o webhook', 'Registered the webhook'],
  'webhook.updated': ['webhooks', 'Mudou o webhook', 'Changed the webhook'],
  'webhook.secret_rotated': ['webhooks', 'Trocou o segredo do webhook', 'Rotated the secret of the webhook'],
  'webhook.disabled': [
    'webhooks',
    'Desativou o webhook que só falhava',
    'Disabled the webhook that kept failing',
  ],
  'webhook.paused': ['webhooks', 'Pausou o webhook', 'Paused the webhook'],
  'webhook.enabled': ['webhooks', 'Reativou o webhook', 'Enabled the webhook again'],
  'webhook.resent': ['webhooks', 'Reenviou um evento', 'Sent an event again'],
  'webhook.replayed': ['webhooks', 'Reenviou eventos de um período', 'Sent the events of a period again'],
  'webhook.body_revealed': [
    'personal_data',
    'Viu o conteúdo de um evento',
    'Looked at the content of an event',
  ],
  'webhook.removed': ['webhooks', 'Removeu o webhook', 'Removed the webhook'],

  institution_created: ['institutions', 'Criou a instituição', 'Created the institution'],
  institution_changed: ['institutions', 'Mudou a instituição', 'Changed the institution'],
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
  organization_default_institution_set: [
    'organization',
    'Definiu a instituição padrão',
    'Set the default institution',
  ],
  signing_keys_rotated: ['organization', 'Trocou as chaves dos tokens', 'Rotated the token keys'],
}

/** Whether an action has its words. */
export const isAuditAction = (action: string): boolean => Object.hasOwn(ACTIONS, action)

/** What was done, in words; an action nobody knows any more is named by its code. */
export const auditActionText = (action: string): Text => {
  const [, pt, en] = ACTIONS[action] ?? ['organization', action, action]
  return { pt, en }
}

/** The actions of a group. */
export const actionsOfGroup = (group: AuditGroup): string[] =>
  Object.entries(ACTIONS)
    .filter(([, [of]]) => of === group)
    .map(([action]) => action)
