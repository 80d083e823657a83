import type { Reasons } from './reason.ts'

export const PROPOSAL_OUTCOME_REASONS = {
  pix_refusal: {
    kind: 'refusal',
    retryable: true,
    whoActs: 'customer',
    title: { pt: 'PIX recusado', en: 'PIX refused' },
    text: {
      pt: 'O banco recusou o pagamento na chave PIX informada.',
      en: 'The bank refused the payment to the PIX key.',
    },
    nextAction: {
      pt: 'Confirme a chave com o cliente e informe uma válida, do mesmo CPF.',
      en: 'Confirm the key with the customer and give a valid one of the same CPF.',
    },
  },
  ted_refusal: {
    kind: 'refusal',
    retryable: true,
    whoActs: 'customer',
    title: { pt: 'Transferência recusada', en: 'Transfer refused' },
    text: {
      pt: 'O banco recusou a transferência para a conta informada.',
      en: 'The bank refused the transfer to the account.',
    },
    nextAction: {
      pt: 'Confirme banco, agência e conta com o cliente.',
      en: 'Confirm bank, branch and account with the customer.',
    },
  },
  unreadable_document: {
    kind: 'refusal',
    retryable: true,
    whoActs: 'customer',
    title: { pt: 'Documento ilegível', en: 'Unreadable document' },
    text: { pt: 'O documento enviado não pôde ser lido.', en: 'The document sent could not be read.' },
    nextAction: {
      pt: 'Envie uma foto nítida, sem cortes e sem reflexo.',
      en: 'Send a sharp photo, uncropped and without glare.',
    },
  },
  sent_to_review: {
    kind: 'refusal',
    retryable: true,
    whoActs: 'agent',
    title: { pt: 'Análise manual', en: 'Manual review' },
    text: {
      pt: 'A instituição pediu uma análise manual da proposta.',
      en: 'The institution asked for a manual review.',
    },
    nextAction: { pt: 'Um gestor precisa decidir.', en: 'A manager needs to decide.' },
  },
  credit_refused: {
    kind: 'refusal',
    retryable: false,
    whoActs: 'customer',
    title: { pt: 'Recusada na análise', en: 'Refused in analysis' },
    text: {
      pt: 'A instituição recusou a proposta na análise de crédito.',
      en: 'The institution refused the proposal in its credit analysis.',
    },
    nextAction: { pt: 'Tente em outra instituição.', en: 'Try another institution.' },
  },
  review_approved: {
    kind: 'notice',
    retryable: false,
    whoActs: 'institution',
    title: { pt: 'Aprovada na análise manual', en: 'Approved in review' },
    text: {
      pt: 'Um gestor aprovou a proposta na análise manual.',
      en: 'A manager approved the proposal in review.',
    },
    nextAction: { pt: 'Acompanhe a proposta.', en: 'Follow the proposal.' },
  },
  review_refused: {
    kind: 'refusal',
    retryable: false,
    whoActs: 'agent',
    title: { pt: 'Recusada na análise manual', en: 'Refused in review' },
    text: {
      pt: 'Um gestor recusou a proposta na análise manual.',
      en: 'A manager refused the proposal in review.',
    },
    nextAction: { pt: 'Veja o motivo registrado.', en: 'See the recorded reason.' },
  },
  payout_failed: {
    kind: 'refusal',
    retryable: true,
    whoActs: 'institution',
    title: { pt: 'Pagamento não concluído', en: 'Payout failed' },
    text: {
      pt: 'A tentativa de pagamento falhou e será repetida.',
      en: 'The payout attempt failed and will be repeated.',
    },
    nextAction: {
      pt: 'Nada a fazer: a instituição tentará de novo.',
      en: 'Nothing to do: the institution will try again.',
    },
  },
  refunded_by_customer: {
    kind: 'refusal',
    retryable: false,
    whoActs: 'customer',
    title: { pt: 'Devolvida', en: 'Refunded' },
    text: {
      pt: 'O valor foi devolvido e o contrato desfeito.',
      en: 'The amount was returned and the contract undone.',
    },
    nextAction: { pt: 'Nada a fazer.', en: 'Nothing to do.' },
  },
  canceled_by_request: {
    kind: 'refusal',
    retryable: false,
    whoActs: 'agent',
    title: { pt: 'Cancelada a pedido', en: 'Canceled on request' },
    text: { pt: 'A proposta foi cancelada a pedido.', en: 'The proposal was canceled on request.' },
    nextAction: {
      pt: 'Crie outra proposta se o cliente mudar de ideia.',
      en: 'Create another proposal if the customer changes their mind.',
    },
  },
  signature_deadline: {
    kind: 'refusal',
    retryable: false,
    whoActs: 'customer',
    title: { pt: 'Prazo de assinatura vencido', en: 'Signature deadline passed' },
    text: { pt: 'O cliente não assinou dentro do prazo.', en: 'The customer did not sign in time.' },
    nextAction: { pt: 'Simule e crie a proposta de novo.', en: 'Simulate and create the proposal again.' },
  },
  institution_refused: {
    kind: 'refusal',
    retryable: false,
    whoActs: 'institution',
    title: { pt: 'Recusada pela instituição', en: 'Refused by the institution' },
    text: {
      pt: 'A instituição recusou a proposta: {text}.',
      en: 'The institution refused the proposal: {text}.',
    },
    nextAction: { pt: 'Veja o motivo com a instituição.', en: 'See the reason with the institution.' },
  },
  paid_after_cancellation: {
    kind: 'refusal',
    retryable: false,
    whoActs: 'agent',
    title: { pt: 'Paga depois do cancelamento', en: 'Paid after the cancellation' },
    text: {
      pt: 'A instituição informou que pagou o cliente antes de o cancelamento chegar a ela.',
      en: 'The institution reported that it paid the customer before the cancellation reached it.',
    },
    nextAction: {
      pt: 'Combine a devolução do valor com o cliente e a instituição.',
      en: 'Arrange the return of the amount with the customer and the institution.',
    },
  },
  institution_notice: {
    kind: 'notice',
    retryable: false,
    whoActs: 'institution',
    title: { pt: 'Aviso da instituição', en: 'Notice of the institution' },
    text: { pt: 'A instituição informou: {text}', en: 'The institution reported: {text}' },
    nextAction: { pt: 'Acompanhe a proposta.', en: 'Follow the proposal.' },
  },
} as const satisfies Reasons
