type Entry = readonly [group: 'webhooks' | 'personal_data' | 'organization', pt: string, en: string]

export const OUTGOING_AUDIT_ACTIONS: Readonly<Record<string, Entry>> = {
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

  alert_rule_changed: ['organization', 'Mudou um alerta', 'Changed an alert'],
  alert_channel_added: ['organization', 'Incluiu um destino de alertas', 'Added a destination of alerts'],
  alert_channel_tested: ['organization', 'Testou um destino de alertas', 'Tested a destination of alerts'],
  alert_channel_removed: ['organization', 'Retirou um destino de alertas', 'Removed a destination of alerts'],
}
