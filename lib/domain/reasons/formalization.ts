import type { Reasons } from './reason.ts'

/** What a customer can meet on the formalization page. */
export const FORMALIZATION_REASONS = {
  link_invalid: {
    kind: 'missing',
    retryable: false,
    whoActs: 'customer',
    title: { pt: 'Link inválido', en: 'Invalid link' },
    text: {
      pt: 'Este link não existe ou não vale mais.',
      en: 'This link does not exist or is no longer valid.',
    },
    nextAction: {
      pt: 'Peça um novo link a quem atendeu você.',
      en: 'Ask whoever served you for a new link.',
    },
  },
  identity_mismatch: {
    kind: 'rule',
    retryable: true,
    whoActs: 'customer',
    title: { pt: 'Dados não conferem', en: 'Data do not match' },
    text: {
      pt: 'CPF ou data de nascimento não conferem. Tentativas restantes: {remaining}.',
      en: 'CPF or birth date do not match. {remaining} attempts left.',
    },
    nextAction: { pt: 'Confira os números e tente de novo.', en: 'Check the numbers and try again.' },
  },
  identity_locked: {
    kind: 'limit',
    retryable: true,
    whoActs: 'customer',
    title: { pt: 'Muitas tentativas', en: 'Too many attempts' },
    text: {
      pt: 'Muitas tentativas sem sucesso; o link ficará bloqueado até {until} (horário de Brasília).',
      en: 'Too many failed attempts; the link is locked until {until} (Brasília time).',
    },
    nextAction: {
      pt: 'Aguarde e tente de novo, ou fale com quem atendeu você.',
      en: 'Wait and try again, or talk to whoever served you.',
    },
  },
  identity_required: {
    kind: 'forbidden',
    retryable: false,
    whoActs: 'customer',
    title: { pt: 'Confirme quem é você', en: 'Confirm who you are' },
    text: {
      pt: 'Confirme seu CPF e data de nascimento para continuar.',
      en: 'Confirm your CPF and birth date to continue.',
    },
    nextAction: { pt: 'Preencha os dois campos.', en: 'Fill in both fields.' },
  },
  not_awaiting_signature: {
    kind: 'conflict',
    retryable: false,
    whoActs: 'customer',
    title: { pt: 'Sem assinatura pendente', en: 'No signature pending' },
    text: {
      pt: 'Esta proposta não aguarda assinatura.',
      en: 'This proposal is not waiting for a signature.',
    },
    nextAction: { pt: 'Veja a situação na própria página.', en: 'See its status on the page.' },
  },
  contract_not_read: {
    kind: 'rule',
    retryable: false,
    whoActs: 'customer',
    title: { pt: 'Leia o contrato', en: 'Read the contract' },
    text: { pt: 'Abra o contrato antes de aceitar.', en: 'Open the contract before accepting.' },
    nextAction: { pt: 'Toque em Ler o contrato.', en: 'Tap Read the contract.' },
  },
  contract_not_ready: {
    kind: 'conflict',
    retryable: true,
    whoActs: 'institution',
    title: { pt: 'Contrato em preparo', en: 'Contract being prepared' },
    text: {
      pt: 'O contrato ainda está sendo preparado pela instituição.',
      en: 'The institution is still preparing the contract.',
    },
    nextAction: { pt: 'Aguarde alguns instantes e tente de novo.', en: 'Wait a moment and try again.' },
  },
  acceptance_changed: {
    kind: 'conflict',
    retryable: true,
    whoActs: 'customer',
    title: { pt: 'O texto mudou', en: 'The text changed' },
    text: {
      pt: 'O texto que você leu não é mais o atual.',
      en: 'The text you read is no longer the present one.',
    },
    nextAction: { pt: 'Atualize a página e leia de novo.', en: 'Reload the page and read it again.' },
  },
} as const satisfies Reasons
