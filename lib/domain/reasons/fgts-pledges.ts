import type { Reasons } from './reason.ts'

export const FGTS_PLEDGE_REASONS = {
  withdrawal_out_of_reach: {
    kind: 'rule',
    retryable: false,
    whoActs: 'integrator',
    title: { pt: 'Fora dos próximos saques', en: 'Not among the next withdrawals' },
    text: {
      pt: 'Só os próximos {maximum} saques-aniversário podem ser antecipados, com vencimento até {latest}.',
      en: 'Only the next {maximum} yearly withdrawals can be assigned, due by {latest}.',
    },
    nextAction: {
      pt: 'Envie somente períodos com vencimento até {latest}.',
      en: 'Send only periods due by {latest}.',
    },
  },
  withdrawals_in_use: {
    kind: 'conflict',
    retryable: false,
    whoActs: 'agent',
    title: { pt: 'Saques já usados em outro contrato', en: 'Withdrawals already in use' },
    text: {
      pt: 'O contrato {contractNumber} já usa {dueDates}: cada saque-aniversário garante um único contrato.',
      en: 'Contract {contractNumber} already uses {dueDates}: a yearly withdrawal guarantees a single contract.',
    },
    nextAction: {
      pt: 'Acompanhe a proposta desse contrato (proposalId), ou cancele-a antes de contratar de novo.',
      en: 'Follow the proposal of that contract (proposalId), or cancel it before contracting again.',
    },
  },
  yearly_operation_limit: {
    kind: 'conflict',
    retryable: false,
    whoActs: 'agent',
    title: { pt: 'Uma operação por ano', en: 'One operation a year' },
    text: {
      pt: 'O contrato {contractNumber} é a operação deste ano; outra só é possível a partir de {until}.',
      en: 'Contract {contractNumber} is the operation of this year; another one is possible from {until}.',
    },
    nextAction: {
      pt: 'Acompanhe a proposta desse contrato (proposalId), ou cancele-a antes de contratar de novo.',
      en: 'Follow the proposal of that contract (proposalId), or cancel it before contracting again.',
    },
  },
} as const satisfies Reasons
