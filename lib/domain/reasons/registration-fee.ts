import type { Reasons } from './reason.ts'

export const REGISTRATION_FEE_REASONS = {
  registration_fee_already_charged: {
    kind: 'conflict',
    retryable: false,
    whoActs: 'agent',
    title: { pt: 'Tarifa de cadastro só uma vez', en: 'Registration fee only once' },
    text: {
      pt: 'O cliente já tem o contrato {contractNumber} nesta instituição: a tarifa de cadastro só pode ser cobrada no primeiro.',
      en: 'The customer already has contract {contractNumber} with this institution: the registration fee can be charged in the first one only.',
    },
    nextAction: {
      pt: 'Simule de novo: a nova simulação sai sem a tarifa de cadastro.',
      en: 'Simulate again: the new simulation leaves the registration fee out.',
    },
  },
} as const satisfies Reasons
