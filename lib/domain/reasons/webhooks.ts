import type { Reasons } from './reason.ts'

export const WEBHOOK_REASONS = {
  webhook_kind_unknown: {
    kind: 'missing',
    retryable: false,
    whoActs: 'integrator',
    title: { pt: 'Tipo de webhook desconhecido', en: 'Unknown webhook kind' },
    text: { pt: 'O tipo {kind} não existe.', en: 'The kind {kind} does not exist.' },
    nextAction: {
      pt: 'Use balance, proposal, private-consignment/consult ou private-consignment/operation.',
      en: 'Use balance, proposal, private-consignment/consult or private-consignment/operation.',
    },
  },
  webhook_url_invalid: {
    kind: 'rule',
    retryable: false,
    whoActs: 'integrator',
    title: { pt: 'Endereço inválido', en: 'Invalid address' },
    text: {
      pt: 'O endereço deve ser http ou https, sem usuário e senha.',
      en: 'The address must be http or https, without user and password.',
    },
    nextAction: {
      pt: 'Envie uma URL pública completa, como https://example.com/webhook.',
      en: 'Send a complete public URL.',
    },
  },
  webhook_url_blocked: {
    kind: 'rule',
    retryable: false,
    whoActs: 'integrator',
    title: { pt: 'Endereço não permitido', en: 'Address not allowed' },
    text: {
      pt: 'O endereço aponta para uma rede privada ou reservada.',
      en: 'The address points to a private or reserved network.',
    },
    nextAction: { pt: 'Use um endereço público.', en: 'Use a public address.' },
  },
  webhook_secret_invalid: {
    kind: 'rule',
    retryable: false,
    whoActs: 'integrator',
    title: { pt: 'Segredo de assinatura inválido', en: 'Invalid signing secret' },
    text: {
      pt: 'O segredo é whsec_ seguido de 24 a 64 bytes aleatórios em base64.',
      en: 'The secret is whsec_ followed by 24 to 64 random bytes in base64.',
    },
    nextAction: {
      pt: 'Gere o segredo com: echo whsec_$(openssl rand -base64 32). Ou não o envie: nós criamos um.',
      en: 'Make the secret with: echo whsec_$(openssl rand -base64 32). Or leave it out: we make one.',
    },
  },
  webhook_validation_failed: {
    kind: 'rule',
    retryable: true,
    whoActs: 'integrator',
    title: { pt: 'Endpoint não validado', en: 'Endpoint not validated' },
    text: {
      pt: 'O endpoint não confirmou o teste: {cause}.',
      en: 'The endpoint did not confirm the test: {cause}.',
    },
    nextAction: {
      pt: 'Responda 2xx em até 10 segundos, sem redirecionar.',
      en: 'Answer 2xx within 10 seconds, without redirects.',
    },
  },
  webhook_not_found: {
    kind: 'missing',
    retryable: false,
    whoActs: 'integrator',
    title: { pt: 'Webhook não cadastrado', en: 'Webhook not registered' },
    text: {
      pt: 'Não há webhook deste tipo cadastrado por esta aplicação.',
      en: 'This application has no webhook of this kind.',
    },
    nextAction: { pt: 'Cadastre com POST.', en: 'Register it with POST.' },
  },
  webhook_event_of_other_kind: {
    kind: 'rule',
    retryable: false,
    whoActs: 'integrator',
    title: { pt: 'Evento de outro tipo de webhook', en: 'Event of another kind of webhook' },
    text: {
      pt: 'O evento {event} não é do tipo {kind}. Os deste tipo são: {allowed}.',
      en: 'The event {event} is not of the kind {kind}. Those of this kind are: {allowed}.',
    },
    nextAction: {
      pt: 'Escolha entre os eventos deste tipo, ou não envie events para receber todos.',
      en: 'Choose among the events of this kind, or leave events out to get all of them.',
    },
  },
  webhook_endpoint_exists: {
    kind: 'conflict',
    retryable: false,
    whoActs: 'integrator',
    title: { pt: 'Endereço já cadastrado', en: 'Address registered already' },
    text: {
      pt: 'A aplicação já tem um endpoint deste tipo neste endereço.',
      en: 'The application has an endpoint of this kind at this address already.',
    },
    nextAction: {
      pt: 'Mude os eventos do que existe, ou use outro endereço.',
      en: 'Change the events of the present one, or use another address.',
    },
  },
  webhook_endpoints_full: {
    kind: 'conflict',
    retryable: false,
    whoActs: 'integrator',
    title: { pt: 'Limite de endpoints', en: 'Limit of endpoints' },
    text: {
      pt: 'A aplicação já tem {maximum} endpoints deste tipo.',
      en: 'The application has {maximum} endpoints of this kind already.',
    },
    nextAction: {
      pt: 'Remova um que não use mais.',
      en: 'Remove one that is no longer used.',
    },
  },
  webhook_disabled: {
    kind: 'conflict',
    retryable: false,
    whoActs: 'integrator',
    title: { pt: 'Webhook desativado', en: 'Webhook disabled' },
    text: {
      pt: 'O endpoint está desativado ou foi removido: nada é enviado a ele.',
      en: 'The endpoint is disabled or was removed: nothing is sent to it.',
    },
    nextAction: {
      pt: 'Reative o endpoint (um novo POST do cadastro também reativa) e repita o envio.',
      en: 'Enable the endpoint again (registering it again does so too), then send once more.',
    },
  },
  replay_period_invalid: {
    kind: 'rule',
    retryable: false,
    whoActs: 'integrator',
    title: { pt: 'Período inválido', en: 'Invalid period' },
    text: {
      pt: 'O período deve começar nos últimos 30 dias e terminar depois do início.',
      en: 'The period must begin within the last 30 days and end after it begins.',
    },
    nextAction: { pt: 'Escolha outro início ou fim.', en: 'Choose another beginning or end.' },
  },
  replay_too_large: {
    kind: 'rule',
    retryable: false,
    whoActs: 'integrator',
    title: { pt: 'Eventos demais no período', en: 'Too many events in the period' },
    text: {
      pt: 'O período tem mais de {maximum} eventos.',
      en: 'The period has more than {maximum} events.',
    },
    nextAction: { pt: 'Reenvie um período mais curto.', en: 'Replay a shorter period.' },
  },
  cursor_invalid: {
    kind: 'rule',
    retryable: false,
    whoActs: 'integrator',
    title: { pt: 'Cursor inválido', en: 'Invalid cursor' },
    text: { pt: 'O cursor não é um dos que respondemos.', en: 'The cursor is none of those we answer.' },
    nextAction: {
      pt: 'Use o nextCursor da última resposta, ou nenhum para começar do início.',
      en: 'Use the nextCursor of the last answer, or none to start from the beginning.',
    },
  },
  application_required: {
    kind: 'forbidden',
    retryable: false,
    whoActs: 'integrator',
    title: { pt: 'Somente aplicações', en: 'Applications only' },
    text: {
      pt: 'Esta operação é feita com o token de uma aplicação.',
      en: 'This operation needs the token of an application.',
    },
    nextAction: { pt: 'Use o token da aplicação.', en: 'Use the token of the application.' },
  },
  signature_invalid: {
    kind: 'unauthenticated',
    retryable: false,
    whoActs: 'institution',
    title: { pt: 'Assinatura inválida', en: 'Invalid signature' },
    text: { pt: 'A assinatura do evento não confere.', en: 'The signature of the event does not check.' },
    nextAction: {
      pt: 'Confira o segredo e o relógio de quem envia.',
      en: 'Check the secret and the clock of the sender.',
    },
  },
} as const satisfies Reasons
