import type { Reasons } from './reason.ts'

export const CALL_REASONS = {
  token_missing: {
    kind: 'unauthenticated',
    retryable: false,
    whoActs: 'integrator',
    title: { pt: 'Token ausente', en: 'Missing token' },
    text: {
      pt: 'A requisição não traz um token: falta o cabeçalho Authorization no formato "Bearer <token>".',
      en: 'The request carries no token: the header Authorization as "Bearer <token>" is missing.',
    },
    nextAction: {
      pt: 'Obtenha um token em POST /api/oauth/token e envie-o em Authorization: Bearer <token>.',
      en: 'Get a token at POST /api/oauth/token and send it as Authorization: Bearer <token>.',
    },
  },
  token_expired: {
    kind: 'unauthenticated',
    retryable: false,
    whoActs: 'integrator',
    title: { pt: 'Token expirado', en: 'Expired token' },
    text: { pt: 'O token venceu.', en: 'The token has expired.' },
    nextAction: {
      pt: 'Obtenha um novo token em POST /api/oauth/token; expires_in diz quantos segundos ele vale.',
      en: 'Get a new token at POST /api/oauth/token; expires_in tells for how many seconds it lives.',
    },
  },
  parameter_repeated: {
    kind: 'rule',
    retryable: false,
    whoActs: 'integrator',
    title: { pt: 'Parâmetro repetido', en: 'Repeated parameter' },
    text: {
      pt: 'Este parâmetro aceita um único valor e foi enviado mais de uma vez.',
      en: 'This parameter takes one value and was sent more than once.',
    },
    nextAction: { pt: 'Envie o parâmetro uma única vez.', en: 'Send the parameter once.' },
  },
  dates_out_of_order: {
    kind: 'rule',
    retryable: false,
    whoActs: 'integrator',
    title: { pt: 'Datas contraditórias', en: 'Contradictory dates' },
    text: {
      pt: 'A data inicial vem depois da final; ela pode ser até {maximum}.',
      en: 'The first date is after the last one; it can be up to {maximum}.',
    },
    nextAction: {
      pt: 'Envie a data inicial igual ou anterior à final.',
      en: 'Send a first date on or before the last one.',
    },
  },
  date_out_of_range: {
    kind: 'rule',
    retryable: false,
    whoActs: 'agent',
    title: { pt: 'Data impossível', en: 'Impossible date' },
    text: {
      pt: 'A data deve ficar entre {minimum} e {maximum}.',
      en: 'The date must be between {minimum} and {maximum}.',
    },
    nextAction: { pt: 'Confira a data com o cliente.', en: 'Check the date with the customer.' },
  },
} as const satisfies Reasons
