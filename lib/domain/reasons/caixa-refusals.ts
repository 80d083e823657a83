import type { Reasons } from './reason.ts'

/** Refusals by Caixa (docs/domain.md#failures-of-a-balance-query). */
export const CAIXA_REFUSALS = {
  unauthorized_institution: {
    kind: 'refusal',
    retryable: true,
    whoActs: 'customer',
    title: {
      pt: 'Instituição Fiduciária não possui autorização',
      en: 'Institution not authorized',
    },
    text: {
      pt: 'Instituição Fiduciária não possui autorização do Trabalhador para Operação Fiduciária.',
      en: 'The customer has not authorized this institution in the FGTS app.',
    },
    nextAction: {
      pt: 'No app FGTS: Autorizar bancos a consultar seu FGTS → escolher a instituição. Depois consulte de novo.',
      en: 'In the FGTS app authorize the institution to query the balance, then query again.',
    },
    onScreen: {
      title: { pt: 'Instituição não autorizada', en: 'Institution not authorized' },
      text: {
        pt: 'O cliente ainda não autorizou esta instituição no app FGTS.',
        en: 'The customer has not authorized this institution in the FGTS app.',
      },
    },
  },
  inexistent_anniversary_membership: {
    kind: 'refusal',
    retryable: true,
    whoActs: 'customer',
    title: { pt: 'Sem adesão ao saque aniversário', en: 'Not opted in' },
    text: {
      pt: 'Trabalhador não possui adesão ao saque aniversário vigente na data corrente.',
      en: 'The customer has not opted in to the anniversary withdrawal.',
    },
    onScreen: {
      title: { pt: 'Sem adesão ao saque-aniversário', en: 'Not opted in' },
      text: {
        pt: 'O cliente ainda não aderiu ao saque-aniversário.',
        en: 'The customer has not opted in to the anniversary withdrawal.',
      },
    },
    nextAction: {
      pt: 'No app FGTS: Saque-aniversário → Optar pelo saque-aniversário. Depois consulte de novo.',
      en: 'In the FGTS app opt in to the anniversary withdrawal, then query again.',
    },
  },
  ongoing_operation: {
    kind: 'refusal',
    retryable: true,
    whoActs: 'customer',
    title: { pt: 'Operação Fiduciária em andamento', en: 'Fiduciary operation in progress' },
    text: {
      pt: 'Existe uma Operação Fiduciária em andamento com o FGTS deste cliente.',
      en: "Another operation on this customer's FGTS is under way.",
    },
    nextAction: {
      pt: 'Consulte de novo quando ela terminar: uma proposta leva alguns dias; um contrato pago, até a última parcela.',
      en: 'Query again when it ends: a proposal takes some days, a paid contract until its last instalment.',
    },
    onScreen: {
      title: { pt: 'Já há uma antecipação', en: 'There is an advance already' },
      text: {
        pt: 'O FGTS deste cliente já garante outra antecipação.',
        en: "This customer's FGTS already secures another advance.",
      },
    },
  },
  on_locked_date_range: {
    kind: 'refusal',
    retryable: true,
    whoActs: 'customer',
    title: { pt: 'Período bloqueado', en: 'Locked period' },
    text: {
      pt: 'A Caixa não permite contratar antes de {until}, pelo aniversário do cliente.',
      en: "Caixa does not allow contracting before {until}, because of the customer's birthday.",
    },
    nextAction: { pt: 'Consulte de novo a partir de {until}.', en: 'Query again from {until}.' },
  },
  processing_pending_changes: {
    kind: 'refusal',
    retryable: true,
    whoActs: 'customer',
    title: { pt: 'Mudanças cadastrais pendentes', en: 'Pending registration change' },
    text: {
      pt: 'Mudanças cadastrais em processamento na conta do FGTS.',
      en: 'Registration changes on the FGTS account are being processed.',
    },
    nextAction: {
      pt: 'Aguarde a conclusão na Caixa e consulte de novo.',
      en: 'Wait for Caixa to finish and query again.',
    },
  },
  anniversary_membership_egress: {
    kind: 'refusal',
    retryable: false,
    whoActs: 'customer',
    title: { pt: 'Saindo do saque-aniversário', en: 'Leaving the modality' },
    text: {
      pt: 'O cliente pediu para sair do saque-aniversário.',
      en: 'The customer has asked to leave the anniversary withdrawal.',
    },
    nextAction: {
      pt: 'Não é possível contratar nesta modalidade.',
      en: 'It is not possible to contract in this modality.',
    },
  },
  no_balance: {
    kind: 'refusal',
    retryable: false,
    whoActs: 'customer',
    title: { pt: 'Trabalhador não possui saldo disponível', en: 'No balance' },
    text: {
      pt: 'Trabalhador não possui saldo disponível para antecipar.',
      en: 'There is no FGTS balance to advance.',
    },
    onScreen: {
      title: { pt: 'Sem saldo', en: 'No balance' },
      text: {
        pt: 'O cliente não possui saldo de FGTS disponível para antecipar.',
        en: 'There is no FGTS balance to advance.',
      },
    },
    nextAction: {
      pt: 'Nada a fazer agora; consulte de novo após novos depósitos.',
      en: 'Nothing to do now; query again after new deposits.',
    },
  },
  invalid_document: {
    kind: 'refusal',
    retryable: false,
    whoActs: 'agent',
    title: { pt: 'CPF inválido', en: 'Invalid CPF' },
    text: { pt: 'CPF inválido: não foi encontrado na Caixa.', en: 'The CPF was not found at the source.' },
    nextAction: { pt: 'Confira o CPF com o cliente.', en: 'Check the CPF with the customer.' },
  },
} as const satisfies Reasons
