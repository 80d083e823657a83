import { CAIXA_REFUSALS } from './caixa-refusals.ts'
import type { Reasons } from './reason.ts'

export const FGTS_BALANCE_REASONS = {
  provider_not_supported: {
    kind: 'rule',
    retryable: false,
    whoActs: 'integrator',
    title: { pt: 'Instituição não atendida', en: 'Institution not supported' },
    text: {
      pt: 'A instituição {provider} não é atendida. Use uma destas: {allowed}.',
      en: 'The institution {provider} is not supported. Use one of: {allowed}.',
    },
    nextAction: {
      pt: 'Envie em provider um dos códigos listados.',
      en: 'Send one of the listed codes as provider.',
    },
  },
  product_not_supported: {
    kind: 'rule',
    retryable: false,
    whoActs: 'integrator',
    title: { pt: 'Produto não oferecido', en: 'Product not offered' },
    text: {
      pt: 'A instituição {provider} não oferece este produto. As que oferecem: {allowed}.',
      en: 'The institution {provider} does not offer this product. Those that do: {allowed}.',
    },
    nextAction: {
      pt: 'Envie em provider o código de uma que ofereça.',
      en: 'Send the code of one that does as provider.',
    },
  },
  balance_query_in_progress: {
    kind: 'conflict',
    retryable: true,
    whoActs: 'integrator',
    title: { pt: 'Consulta em andamento', en: 'Query in progress' },
    text: {
      pt: 'Já há uma consulta de saldo em andamento para este CPF nesta instituição.',
      en: 'A balance query for this CPF at this institution is already running.',
    },
    nextAction: {
      pt: 'Aguarde o evento da consulta em andamento.',
      en: 'Wait for the event of the running query.',
    },
  },
  ...CAIXA_REFUSALS,
  installments_below_minimum: {
    kind: 'refusal',
    retryable: false,
    whoActs: 'customer',
    title: { pt: 'Parcelas abaixo do mínimo', en: 'Instalments below the minimum' },
    text: {
      pt: 'Todos os saques livres ficam abaixo do mínimo de {minimumCents} por parcela.',
      en: 'Every free withdrawal is under the minimum of {minimumCents} per instalment.',
    },
    nextAction: { pt: 'Consulte de novo após novos depósitos.', en: 'Query again after new deposits.' },
  },
  provider_unavailable: {
    kind: 'unavailable',
    retryable: true,
    whoActs: 'institution',
    title: { pt: 'Instituição fora do ar. Tente novamente', en: 'Institution unavailable' },
    onScreen: {
      title: { pt: 'Instituição fora do ar', en: 'Institution unavailable' },
      text: {
        pt: 'A instituição está fora do ar no momento.',
        en: 'The institution is unavailable at the moment.',
      },
    },
    text: {
      pt: 'A instituição está fora do ar no momento. Tente novamente em alguns minutos.',
      en: 'The institution is unavailable at the moment. Try again in a few minutes.',
    },
    nextAction: { pt: 'Tente de novo em alguns minutos.', en: 'Try again in a few minutes.' },
  },
  provider_timeout: {
    kind: 'timeout',
    retryable: true,
    whoActs: 'institution',
    title: { pt: 'Instituição não respondeu. Tente novamente', en: 'Institution did not answer' },
    onScreen: {
      title: { pt: 'Instituição não respondeu', en: 'Institution did not answer' },
      text: {
        pt: 'A instituição não respondeu dentro do prazo.',
        en: 'The institution did not answer within its deadline.',
      },
    },
    text: {
      pt: 'A instituição não respondeu dentro do prazo. Tente novamente em alguns minutos.',
      en: 'The institution did not answer within its deadline. Try again in a few minutes.',
    },
    nextAction: { pt: 'Tente de novo em alguns minutos.', en: 'Try again in a few minutes.' },
  },
  provider_rate_limited: {
    kind: 'unavailable',
    retryable: true,
    whoActs: 'institution',
    title: { pt: 'Limite de requisições excedido. Tente novamente', en: 'Institution limit' },
    onScreen: {
      title: { pt: 'Limite de requisições excedido', en: 'Institution limit' },
      text: {
        pt: 'Limite de requisições excedido na instituição.',
        en: 'The institution is limiting queries at the moment.',
      },
    },
    text: {
      pt: 'Limite de requisições excedido na instituição. Tente novamente em alguns minutos.',
      en: 'The institution is limiting queries at the moment. Try again in a few minutes.',
    },
    nextAction: { pt: 'Tente de novo em alguns minutos.', en: 'Try again in a few minutes.' },
  },
  provider_error: {
    kind: 'bad_answer',
    retryable: true,
    whoActs: 'institution',
    title: { pt: 'Resposta inesperada da instituição. Tente novamente', en: 'Unexpected answer' },
    onScreen: {
      title: { pt: 'Resposta inesperada da instituição', en: 'Unexpected answer' },
      text: {
        pt: 'A instituição respondeu algo que não pôde ser interpretado.',
        en: 'The institution gave an answer that could not be read.',
      },
    },
    text: {
      pt: 'A instituição respondeu algo que não pôde ser interpretado. Tente novamente.',
      en: 'The institution gave an answer that could not be read. Try again.',
    },
    nextAction: {
      pt: 'Tente de novo; se persistir, fale com o suporte.',
      en: 'Try again; if it persists, contact support.',
    },
  },
  waiting_period: {
    kind: 'refusal',
    retryable: true,
    whoActs: 'customer',
    title: { pt: 'Carência após a adesão', en: 'Waiting period' },
    text: {
      pt: 'A contratação só é permitida 90 dias após a adesão, a partir de {until}.',
      en: 'Contracting is allowed 90 days after opting in, from {until}.',
    },
    nextAction: { pt: 'Volte a consultar a partir de {until}.', en: 'Query again from {until}.' },
  },
  single_installment_only: {
    kind: 'refusal',
    retryable: false,
    whoActs: 'customer',
    title: { pt: 'Apenas um saque disponível', en: 'One withdrawal only' },
    text: {
      pt: 'Há apenas um saque livre e a antecipação exige pelo menos dois.',
      en: 'There is only one free withdrawal and an advance needs at least two.',
    },
    nextAction: {
      pt: 'Consulte de novo quando houver outro saque livre.',
      en: 'Query again when another withdrawal is free.',
    },
  },
} as const satisfies Reasons
