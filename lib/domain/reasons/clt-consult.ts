import type { Reasons } from './reason.ts'

export const CLT_CONSULT_REASONS = {
  consult_already_exists_by_user_and_document_number: {
    kind: 'conflict',
    retryable: false,
    whoActs: 'integrator',
    title: { pt: 'Já existe uma consulta ativa', en: 'An active consult exists already' },
    text: {
      pt: 'Já existe uma consulta ativa, com termo de consentimento, para este CPF.',
      en: 'There is an active consult, with its consent term, for this CPF already.',
    },
    nextAction: {
      pt: 'Use o termo existente, em consultId.',
      en: 'Use the existing term, in consultId.',
    },
  },
  age_validation_minimum_age_not_reached: {
    kind: 'rule',
    retryable: false,
    whoActs: 'customer',
    title: { pt: 'Idade abaixo do mínimo', en: 'Below the minimum age' },
    text: { pt: 'O cliente precisa ter 18 anos ou mais.', en: 'The customer must be 18 or older.' },
    nextAction: { pt: 'Confira a data de nascimento.', en: 'Check the birth date.' },
  },
  provider_required: {
    kind: 'rule',
    retryable: false,
    whoActs: 'integrator',
    title: { pt: 'Instituição não informada', en: 'Institution missing' },
    text: {
      pt: 'Informe provider: a organização não tem uma instituição padrão para este produto. Códigos: {allowed}.',
      en: 'Send provider: the organization has no default institution for this product. Codes: {allowed}.',
    },
    nextAction: {
      pt: 'Envie em provider um dos códigos listados.',
      en: 'Send one of the listed codes as provider.',
    },
  },
  consult_not_authorizable: {
    kind: 'conflict',
    retryable: false,
    whoActs: 'integrator',
    title: { pt: 'Termo encerrado', en: 'Term has ended' },
    text: {
      pt: 'O termo está em {status} e não pode mais ser autorizado.',
      en: 'The term is in {status} and can no longer be authorized.',
    },
    nextAction: { pt: 'Crie um termo novo.', en: 'Create a new term.' },
  },
  consult_status_changed: {
    kind: 'conflict',
    retryable: true,
    whoActs: 'agent',
    title: { pt: 'A consulta mudou', en: 'The consult changed' },
    text: {
      pt: 'O estado da consulta mudou enquanto você trabalhava.',
      en: 'The status of the consult changed while you were working.',
    },
    nextAction: { pt: 'Atualize e tente de novo.', en: 'Refresh and try again.' },
  },
  consult_acceptance_time_invalid: {
    kind: 'rule',
    retryable: false,
    whoActs: 'integrator',
    title: { pt: 'Hora do aceite inválida', en: 'Invalid acceptance time' },
    text: {
      pt: 'A hora do aceite não pode ser anterior ao termo nem estar no futuro.',
      en: 'The time of acceptance cannot be before the term or in the future.',
    },
    nextAction: {
      pt: 'Envie em acceptedAt o instante em que o cliente aceitou este termo.',
      en: 'Send in acceptedAt the instant at which the customer accepted this term.',
    },
  },
  consent_text_changed: {
    kind: 'conflict',
    retryable: false,
    whoActs: 'customer',
    title: { pt: 'Termo diferente', en: 'Different term' },
    text: {
      pt: 'O texto aceito não é o texto deste termo.',
      en: 'The text accepted is not the text of this term.',
    },
    nextAction: { pt: 'Abra a página de novo e leia o termo.', en: 'Open the page again and read the term.' },
  },
  consent_refused: {
    kind: 'refusal',
    retryable: true,
    whoActs: 'customer',
    title: { pt: 'Consentimento recusado', en: 'Consent refused' },
    text: { pt: 'O cliente não autorizou a consulta.', en: 'The customer did not authorize the query.' },
    nextAction: {
      pt: 'Converse com o cliente; se ele quiser, crie um termo novo.',
      en: 'Talk to the customer; if they wish, create a new term.',
    },
  },
  consent_revoked: {
    kind: 'refusal',
    retryable: false,
    whoActs: 'customer',
    title: { pt: 'Autorização revogada', en: 'Consent revoked' },
    text: {
      pt: 'O cliente revogou a autorização de consulta.',
      en: 'The customer revoked the consent to the query.',
    },
    nextAction: {
      pt: 'Não consulte nem simule com este termo. Se o cliente quiser voltar, crie um termo novo.',
      en: 'Do not query or simulate with this term. If the customer wishes to return, create a new term.',
    },
  },
  consult_not_revocable: {
    kind: 'conflict',
    retryable: false,
    whoActs: 'integrator',
    title: { pt: 'Nada a revogar', en: 'Nothing to revoke' },
    text: {
      pt: 'O termo está em {status}: não há autorização aceita para revogar.',
      en: 'The term is in {status}: there is no accepted consent to revoke.',
    },
    nextAction: {
      pt: 'Confira o status da consulta.',
      en: 'Check the status of the consult.',
    },
  },
  consent_expired: {
    kind: 'refusal',
    retryable: true,
    whoActs: 'customer',
    title: { pt: 'Prazo do termo vencido', en: 'Term deadline passed' },
    text: {
      pt: 'O cliente não respondeu ao termo dentro do prazo.',
      en: 'The customer did not answer the term in time.',
    },
    nextAction: { pt: 'Crie um termo novo e envie o link.', en: 'Create a new term and send the link.' },
  },
  consult_blocked_by_worker: {
    kind: 'refusal',
    retryable: false,
    whoActs: 'customer',
    title: { pt: 'Consulta bloqueada pelo trabalhador', en: 'Query blocked by the worker' },
    text: {
      pt: 'Consulta bloqueada pelo trabalhador na Carteira de Trabalho Digital.',
      en: 'The worker blocked the query of their data in the Digital Work Card.',
    },
    nextAction: {
      pt: 'O cliente pode liberar a consulta na Carteira de Trabalho Digital; depois, crie um termo novo.',
      en: 'The customer can allow the query in the Digital Work Card; then create a new term.',
    },
  },
  birth_date_mismatch: {
    kind: 'refusal',
    retryable: false,
    whoActs: 'agent',
    title: { pt: 'Data de nascimento não confere', en: 'Birth date does not match' },
    text: {
      pt: 'Data de nascimento não confere com o cadastro do trabalhador.',
      en: 'The birth date does not match the worker’s registration.',
    },
    nextAction: { pt: 'Confira a data e crie um termo novo.', en: 'Check the date and create a new term.' },
  },
  no_margin: {
    kind: 'refusal',
    retryable: false,
    whoActs: 'customer',
    title: { pt: 'Sem margem disponível', en: 'No margin' },
    text: {
      pt: 'Não há margem disponível: o limite de 35 % da remuneração já está usado.',
      en: 'No margin is available: the limit of 35 % of the remuneration is used.',
    },
    nextAction: {
      pt: 'Tente depois que outro contrato for quitado.',
      en: 'Try again after another contract is paid off.',
    },
  },
  source_unavailable: {
    kind: 'unavailable',
    retryable: true,
    whoActs: 'us',
    title: { pt: 'Fonte fora do ar. Tente novamente', en: 'Source unavailable' },
    onScreen: {
      title: { pt: 'Fonte fora do ar', en: 'Source unavailable' },
      text: {
        pt: 'A fonte dos dados do trabalhador está fora do ar e não se sabe se há margem.',
        en: 'The source of the worker’s data is down and whether there is a margin is unknown.',
      },
    },
    text: {
      pt: 'A fonte dos dados do trabalhador está fora do ar e não se sabe se há margem. Tente novamente mais tarde.',
      en: 'The source of the worker’s data is down and whether there is a margin is unknown. Try again later.',
    },
    nextAction: { pt: 'Crie um termo novo mais tarde.', en: 'Create a new term later.' },
  },
  consult_credit_refused: {
    kind: 'refusal',
    retryable: false,
    whoActs: 'customer',
    title: { pt: 'Recusada pela política interna', en: 'Refused in credit analysis' },
    text: {
      pt: 'O crédito não foi aprovado pela política interna da instituição.',
      en: 'The internal policy of the institution did not approve the credit.',
    },
    nextAction: { pt: 'Tente em outra instituição.', en: 'Try another institution.' },
  },
  consult_refused_by_institution: {
    kind: 'refusal',
    retryable: false,
    whoActs: 'institution',
    title: { pt: 'Recusada pela instituição', en: 'Refused by the institution' },
    text: {
      pt: 'A instituição recusou a consulta: {text}.',
      en: 'The institution refused the query: {text}.',
    },
    nextAction: { pt: 'Veja o motivo com a instituição.', en: 'See the reason with the institution.' },
  },
  employer_outside_policy: {
    kind: 'refusal',
    retryable: false,
    whoActs: 'customer',
    title: { pt: 'Empregador fora da política interna', en: 'Employer outside policy' },
    text: {
      pt: 'Empregador fora da política interna: a instituição não atende os trabalhadores dele.',
      en: 'The institution does not serve workers of this employer.',
    },
    nextAction: { pt: 'Tente em outra instituição.', en: 'Try another institution.' },
  },
  worker_not_eligible: {
    kind: 'refusal',
    retryable: false,
    whoActs: 'customer',
    title: { pt: 'Vínculo não elegível', en: 'Employment not eligible' },
    text: {
      pt: 'O vínculo de emprego não permite o crédito consignado.',
      en: 'The employment does not allow payroll credit.',
    },
    nextAction: {
      pt: 'Confira o vínculo na Carteira de Trabalho Digital.',
      en: 'Check the employment in the Digital Work Card.',
    },
  },
} as const satisfies Reasons
