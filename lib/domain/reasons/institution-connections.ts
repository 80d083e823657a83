import type { Reasons } from './reason.ts'

export const CONNECTION_REASONS = {
  institution_credentials_refused: {
    kind: 'unavailable',
    retryable: true,
    whoActs: 'us',
    title: { pt: 'Credenciais recusadas pela instituição', en: 'Credentials refused by the institution' },
    text: {
      pt: 'A instituição recusou as credenciais da conexão.',
      en: 'The institution refused the credentials of the connection.',
    },
    nextAction: {
      pt: 'Um gestor precisa informar credenciais válidas, com acesso a fgts, clt e webhooks, em Instituições.',
      en: 'A manager needs to enter valid credentials with access to fgts, clt and webhooks under Institutions.',
    },
  },
  institution_request_refused: {
    kind: 'refusal',
    retryable: false,
    whoActs: 'agent',
    title: { pt: 'Pedido não aceito pela instituição', en: 'Request refused by the institution' },
    text: {
      pt: 'A instituição não aceitou o pedido: {text}',
      en: 'The institution did not accept the request: {text}',
    },
    nextAction: {
      pt: 'Corrija o que ela aponta e faça o pedido de novo.',
      en: 'Correct what it names and make the request again.',
    },
  },
  balance_refused_by_institution: {
    kind: 'refusal',
    retryable: true,
    whoActs: 'institution',
    title: { pt: 'Recusada pela instituição', en: 'Refused by the institution' },
    text: {
      pt: 'A instituição respondeu: {text}',
      en: 'The institution answered: {text}',
    },
    nextAction: {
      pt: 'Veja o motivo com a instituição e consulte de novo.',
      en: 'See the reason with the institution, then query again.',
    },
  },
  institution_figures_differ: {
    kind: 'refusal',
    retryable: false,
    whoActs: 'agent',
    title: { pt: 'A instituição calculou outros valores', en: 'The institution computed other figures' },
    text: {
      pt: 'Para a instituição, {figure} é {theirsCents}; aqui, {oursCents}. Nada foi contratado.',
      en: 'For the institution, {figure} is {theirsCents}; here, {oursCents}. Nothing was contracted.',
    },
    nextAction: {
      pt: 'Simule de novo. Se repetir, um gestor precisa atualizar as tabelas da instituição.',
      en: "Simulate again. If it happens again, a manager needs to refresh the institution's tables.",
    },
  },
  institution_signed_other_figures: {
    kind: 'notice',
    retryable: false,
    whoActs: 'us',
    title: { pt: 'Assinada com outros valores', en: 'Signed with other figures' },
    text: {
      pt: 'O cliente assinou na instituição um valor líquido de {theirsCents}; aqui são {oursCents}. Vale o que foi assinado.',
      en: 'At the institution the customer signed a net amount of {theirsCents}; here it is {oursCents}. What was signed applies.',
    },
    nextAction: {
      pt: 'Confira o contrato com a instituição.',
      en: 'Check the contract with the institution.',
    },
  },
  submission_uncertain: {
    kind: 'notice',
    retryable: true,
    whoActs: 'us',
    title: { pt: 'Envio sem confirmação', en: 'Submission not confirmed' },
    text: {
      pt: 'A proposta foi enviada e a resposta da instituição se perdeu. Estamos verificando se ela a recebeu.',
      en: 'The proposal was sent and the answer of the institution was lost. We are checking whether it arrived.',
    },
    nextAction: {
      pt: 'Aguarde e não faça outra proposta: ela não será duplicada.',
      en: 'Wait and create no other proposal: it will not be doubled.',
    },
  },
  institution_decides_review: {
    kind: 'conflict',
    retryable: false,
    whoActs: 'institution',
    title: { pt: 'A análise é da instituição', en: 'The institution reviews' },
    text: {
      pt: 'A análise manual desta proposta é feita pela própria instituição.',
      en: 'The institution itself reviews this proposal.',
    },
    nextAction: {
      pt: 'Aguarde a decisão dela ou cancele a proposta.',
      en: 'Wait for its decision, or cancel the proposal.',
    },
  },
  connection_address_invalid: {
    kind: 'rule',
    retryable: false,
    whoActs: 'agent',
    title: { pt: 'Endereço inválido', en: 'Invalid address' },
    text: {
      pt: 'O endereço precisa começar com https:// e não pode ter usuário, senha, consulta nem fragmento.',
      en: 'The address must begin with https:// and have no user, password, query or fragment.',
    },
    nextAction: {
      pt: 'Informe o endereço da API, como https://exemplo.com.br/api.',
      en: 'Enter the address of the API, such as https://example.com/api.',
    },
  },
  connection_secret_missing: {
    kind: 'rule',
    retryable: false,
    whoActs: 'agent',
    title: { pt: 'Falta o client_secret', en: 'The client_secret is missing' },
    text: {
      pt: 'Outro endereço ou client_id precisa também do seu client_secret.',
      en: 'Another address or client_id also needs its client_secret.',
    },
    nextAction: { pt: 'Informe o client_secret.', en: 'Enter the client_secret.' },
  },
  connection_username_missing: {
    kind: 'rule',
    retryable: false,
    whoActs: 'agent',
    title: { pt: 'Falta o usuário', en: 'The user name is missing' },
    text: {
      pt: 'O token por senha precisa de um usuário desse serviço.',
      en: 'A token by password needs a user name of that service.',
    },
    nextAction: { pt: 'Informe o usuário.', en: 'Enter the user name.' },
  },
  institution_not_at_address: {
    kind: 'rule',
    retryable: false,
    whoActs: 'agent',
    title: { pt: 'A API não está nesse endereço', en: 'The API is not at that address' },
    text: {
      pt: 'O endereço responde, mas {path} não é o do contrato.',
      en: 'The address answers, but {path} is not that of the contract.',
    },
    nextAction: {
      pt: 'Confira o endereço: o da API costuma terminar em /api.',
      en: 'Check the address: that of the API usually ends in /api.',
    },
  },
  connection_not_usable: {
    kind: 'conflict',
    retryable: false,
    whoActs: 'agent',
    title: { pt: 'Instituição não conectada', en: 'Institution not connected' },
    text: {
      pt: 'A instituição não está conectada, ou a conexão está pausada.',
      en: 'The institution is not connected, or its connection is paused.',
    },
    nextAction: { pt: 'Conecte-a ou retome a conexão.', en: 'Connect it or resume the connection.' },
  },
} as const satisfies Reasons
