import type { Reasons } from './reason.ts'

export const FGTS_SIMULATION_REASONS = {
  fee_table_not_found: {
    kind: 'rule',
    retryable: false,
    whoActs: 'integrator',
    title: { pt: 'Tabela não encontrada', en: 'Fee table not found' },
    text: {
      pt: 'A tabela de taxas informada não existe. As que servem: {choices}.',
      en: 'The fee table does not exist. Those that fit: {choices}.',
    },
    onScreen: {
      title: { pt: 'Tabela não encontrada', en: 'Fee table not found' },
      text: { pt: 'A tabela escolhida não existe.', en: 'The chosen table does not exist.' },
    },
    nextAction: {
      pt: 'Escolha uma tabela de GET /api/fgts/simulations/fees/new.',
      en: 'Choose a table from GET /api/fgts/simulations/fees/new.',
    },
  },
  fee_table_inactive: {
    kind: 'rule',
    retryable: false,
    whoActs: 'integrator',
    title: { pt: 'Tabela inativa', en: 'Inactive fee table' },
    text: {
      pt: 'A tabela de taxas informada não está ativa. As que servem: {choices}.',
      en: 'The fee table is not active. Those that fit: {choices}.',
    },
    onScreen: {
      title: { pt: 'Tabela inativa', en: 'Inactive fee table' },
      text: { pt: 'A tabela escolhida não está mais ativa.', en: 'The chosen table is not active any more.' },
    },
    nextAction: {
      pt: 'Envie em simulationFeesId uma das tabelas listadas.',
      en: 'Send one of the listed tables as simulationFeesId.',
    },
  },
  fee_table_mismatch: {
    kind: 'rule',
    retryable: false,
    whoActs: 'integrator',
    title: { pt: 'Tabela de outra instituição', en: 'Fee table of another institution' },
    text: {
      pt: 'A tabela de taxas é de {owner}, e não de {provider}. As que servem: {choices}.',
      en: 'The fee table belongs to {owner}, not to {provider}. Those that fit: {choices}.',
    },
    onScreen: {
      title: { pt: 'Tabela de outra instituição', en: 'Fee table of another institution' },
      text: {
        pt: 'A tabela escolhida é de outra instituição.',
        en: 'The chosen table belongs to another institution.',
      },
    },
    nextAction: {
      pt: 'Envie em simulationFeesId uma das tabelas listadas, ou o provider da tabela.',
      en: 'Send one of the listed tables as simulationFeesId, or the provider of the table.',
    },
  },
  fee_table_out_of_range: {
    kind: 'rule',
    retryable: false,
    whoActs: 'agent',
    title: { pt: 'Parâmetro da tabela fora dos limites', en: 'Fee table parameter out of range' },
    text: {
      pt: 'O parâmetro {field} da tabela está fora dos limites aceitos.',
      en: 'The parameter {field} of the table is outside the accepted limits.',
    },
    nextAction: { pt: 'Corrija o parâmetro indicado.', en: 'Correct the parameter named.' },
  },
  balance_required: {
    kind: 'rule',
    retryable: false,
    whoActs: 'integrator',
    title: { pt: 'Consulta de saldo necessária', en: 'Balance query needed' },
    text: {
      pt: 'Não há um único saldo válido para este CPF nesta instituição.',
      en: 'There is no single live balance for this CPF at this institution.',
    },
    nextAction: { pt: 'Consulte o saldo ou informe balanceId.', en: 'Query the balance or send balanceId.' },
  },
  balance_not_found: {
    kind: 'rule',
    retryable: false,
    whoActs: 'integrator',
    title: { pt: 'Saldo não encontrado', en: 'Balance not found' },
    text: { pt: 'A consulta de saldo informada não existe.', en: 'The balance query does not exist.' },
    nextAction: { pt: 'Consulte o saldo de novo.', en: 'Query the balance again.' },
  },
  balance_expired: {
    kind: 'expired',
    retryable: false,
    whoActs: 'agent',
    title: { pt: 'Saldo vencido', en: 'Balance expired' },
    text: {
      pt: 'O saldo consultado venceu ou já foi utilizado.',
      en: 'The balance has expired or was already used.',
    },
    nextAction: { pt: 'Consulte o saldo de novo.', en: 'Query the balance again.' },
  },
  balance_failed: {
    kind: 'rule',
    retryable: false,
    whoActs: 'agent',
    title: { pt: 'Consulta sem saldo', en: 'Failed balance query' },
    text: {
      pt: 'A consulta de saldo informada não terminou com sucesso.',
      en: 'The balance query did not succeed.',
    },
    nextAction: {
      pt: 'Veja o motivo da consulta e consulte de novo.',
      en: 'See the reason of the query and query again.',
    },
  },
  balance_mismatch: {
    kind: 'rule',
    retryable: false,
    whoActs: 'integrator',
    title: { pt: 'Saldo de outro CPF ou instituição', en: 'Balance mismatch' },
    text: {
      pt: 'A consulta de saldo é de outro CPF ou de outra instituição.',
      en: 'The balance query belongs to another CPF or institution.',
    },
    nextAction: {
      pt: 'Informe o balanceId deste CPF e instituição.',
      en: 'Send the balanceId of this CPF and institution.',
    },
  },
  too_few_installments: {
    kind: 'rule',
    retryable: false,
    whoActs: 'integrator',
    title: { pt: 'Parcelas insuficientes', en: 'Too few instalments' },
    text: {
      pt: 'A simulação precisa de pelo menos {minimum} parcelas; foi enviada {sent}.',
      en: 'The simulation needs at least {minimum} instalments; {sent} was sent.',
    },
    nextAction: {
      pt: 'Envie duas ou mais parcelas dentre os períodos da consulta.',
      en: 'Send two or more instalments among the periods of the balance.',
    },
  },
  installment_duplicated: {
    kind: 'rule',
    retryable: false,
    whoActs: 'integrator',
    title: { pt: 'Parcela repetida', en: 'Duplicated instalment' },
    text: {
      pt: 'O vencimento {dueDate} foi enviado mais de uma vez.',
      en: 'The due date {dueDate} was sent more than once.',
    },
    nextAction: { pt: 'Envie cada vencimento uma única vez.', en: 'Send each due date once.' },
  },
  installment_not_available: {
    kind: 'rule',
    retryable: false,
    whoActs: 'integrator',
    title: { pt: 'Parcela indisponível', en: 'Instalment not available' },
    text: {
      pt: '{dueDate} não é vencimento de um dos períodos do saldo; são {allowed}.',
      en: '{dueDate} is no due date of the periods of the balance; they are {allowed}.',
    },
    nextAction: {
      pt: 'Use os vencimentos dos períodos da consulta de saldo.',
      en: 'Use the due dates of the periods of the balance query.',
    },
  },
  installment_amount_above_available: {
    kind: 'rule',
    retryable: false,
    whoActs: 'integrator',
    title: { pt: 'Parcela acima do valor disponível', en: 'Instalment above the available amount' },
    text: {
      pt: 'A parcela de {dueDate} passa do valor disponível no período, que é {availableCents}.',
      en: 'The instalment of {dueDate} exceeds the amount available in its period, {availableCents}.',
    },
    nextAction: {
      pt: 'Envie até {availableCents} nessa parcela.',
      en: 'Send at most {availableCents} for this instalment.',
    },
  },
  installment_count_above_limit: {
    kind: 'rule',
    retryable: false,
    whoActs: 'integrator',
    title: { pt: 'Parcelas acima do limite', en: 'Too many instalments' },
    text: {
      pt: 'São aceitas no máximo {maximum} parcelas; foram enviadas {sent}.',
      en: 'At most {maximum} instalments are accepted; {sent} were sent.',
    },
    nextAction: { pt: 'Envie menos parcelas.', en: 'Send fewer instalments.' },
  },
  installment_amount_out_of_range: {
    kind: 'rule',
    retryable: false,
    whoActs: 'integrator',
    title: { pt: 'Valor de parcela fora dos limites', en: 'Instalment amount out of range' },
    text: {
      pt: 'Cada parcela deve ficar entre {minimumCents} e {maximumCents}.',
      en: 'Each instalment must be between {minimumCents} and {maximumCents}.',
    },
    nextAction: { pt: 'Ajuste o valor das parcelas.', en: 'Adjust the amounts.' },
  },
  target_amount_unreachable: {
    kind: 'rule',
    retryable: false,
    whoActs: 'agent',
    title: { pt: 'Valor desejado fora de alcance', en: 'Target out of reach' },
    text: {
      pt: 'O valor desejado não é alcançável; o máximo é {maximumCents}.',
      en: 'The target cannot be reached; the most that can be had is {maximumCents}.',
    },
    nextAction: { pt: 'Peça até {maximumCents}.', en: 'Ask for up to {maximumCents}.' },
    onScreen: {
      title: { pt: 'Valor acima do possível', en: 'More than can be had' },
      text: {
        pt: 'Com estas parcelas dá no máximo {maximumCents}.',
        en: 'With these instalments at most {maximumCents} can be had.',
      },
    },
  },
  costs_exceed_value: {
    kind: 'rule',
    retryable: false,
    whoActs: 'agent',
    title: { pt: 'Custos maiores que o valor', en: 'Costs exceed the value' },
    text: { pt: 'Os custos consomem todo o valor antecipado.', en: 'The costs consume the whole amount.' },
    nextAction: {
      pt: 'Inclua mais parcelas ou escolha outra tabela.',
      en: 'Include more instalments or choose another table.',
    },
  },
} as const satisfies Reasons
