import type { Reasons } from './reason.ts'

export const FIX_REASONS = {
  fix_link_expired: {
    kind: 'expired',
    retryable: false,
    whoActs: 'customer',
    title: { pt: 'O link venceu', en: 'The link has expired' },
    text: { pt: 'O prazo deste link terminou.', en: 'The time of this link is over.' },
    nextAction: {
      pt: 'Peça um novo link a quem atendeu você.',
      en: 'Ask whoever served you for a new link.',
    },
  },
  fix_already_solved: {
    kind: 'conflict',
    retryable: false,
    whoActs: 'customer',
    title: { pt: 'Já está resolvido', en: 'Already solved' },
    text: { pt: 'Esta pendência já foi resolvida.', en: 'This pending item has been solved already.' },
    nextAction: { pt: 'Você não precisa fazer mais nada.', en: 'There is nothing left for you to do.' },
  },
  fix_link_issued: {
    kind: 'notice',
    retryable: false,
    whoActs: 'customer',
    title: { pt: 'Link de correção gerado', en: 'Link to fix it issued' },
    text: {
      pt: 'Link gerado para o cliente corrigir sozinho; vale 48 horas.',
      en: 'Link issued for the customer to fix it alone; valid for 48 hours.',
    },
    nextAction: { pt: 'Envie o link ao cliente.', en: 'Send the link to the customer.' },
  },
  fix_link_opened: {
    kind: 'notice',
    retryable: false,
    whoActs: 'customer',
    title: { pt: 'Cliente abriu o link', en: 'Customer opened the link' },
    text: {
      pt: 'O cliente abriu o link de correção e confirmou quem é.',
      en: 'The customer opened the link to fix it and confirmed who they are.',
    },
    nextAction: { pt: 'Aguarde a correção.', en: 'Wait for the correction.' },
  },
  fix_solved_by_customer: {
    kind: 'notice',
    retryable: false,
    whoActs: 'institution',
    title: { pt: 'Cliente corrigiu a pendência', en: 'Customer fixed the pending item' },
    text: {
      pt: 'O cliente corrigiu a pendência pelo link.',
      en: 'The customer fixed the pending item by the link.',
    },
    nextAction: { pt: 'Acompanhe a proposta.', en: 'Follow the proposal.' },
  },
} as const satisfies Reasons
