import type { Text } from '#lib/domain/language.ts'
import type { WhoActs } from '#lib/domain/reasons/reason.ts'
import type { ProposalStatus } from './status.ts'

export type StatusTexts = { label: Text; meaning: Text; whoActs: WhoActs }

/** Served at `GET /statuses`. */
export const STATUS_TEXTS: Readonly<Record<ProposalStatus, StatusTexts>> = {
  generating_ccb: {
    label: { pt: 'Preparando contrato', en: 'Preparing contract' },
    meaning: {
      pt: 'A instituição recebeu a proposta e o contrato está sendo preparado.',
      en: 'The institution has the proposal and the contract is being prepared.',
    },
    whoActs: 'institution',
  },
  formalization: {
    label: { pt: 'Aguardando assinatura', en: 'Waiting for signature' },
    meaning: {
      pt: 'O cliente precisa abrir o link e aceitar o contrato.',
      en: 'The customer needs to open the link and accept the contract.',
    },
    whoActs: 'customer',
  },
  analysis: {
    label: { pt: 'Em análise', en: 'In analysis' },
    meaning: {
      pt: 'A instituição está analisando a proposta assinada.',
      en: 'The institution is analysing the signed proposal.',
    },
    whoActs: 'institution',
  },
  manual_analysis: {
    label: { pt: 'Análise manual', en: 'Manual review' },
    meaning: {
      pt: 'Um gestor precisa decidir sobre a proposta.',
      en: 'A manager needs to decide on the proposal.',
    },
    whoActs: 'agent',
  },
  awaiting_call: {
    label: { pt: 'Aguardando contato', en: 'Waiting for a call' },
    meaning: {
      pt: 'A instituição vai ligar para confirmar os dados com o cliente.',
      en: 'The institution will call the customer to confirm the data.',
    },
    whoActs: 'customer',
  },
  processing: {
    label: { pt: 'Pagamento em andamento', en: 'Payout under way' },
    meaning: {
      pt: 'A garantia foi registrada e o pagamento está em andamento.',
      en: 'The guarantee is registered and the payout is under way.',
    },
    whoActs: 'institution',
  },
  pending: {
    label: { pt: 'Pendente', en: 'Pending' },
    meaning: {
      pt: 'Há algo a corrigir para a proposta continuar.',
      en: 'Something must be fixed for the proposal to go on.',
    },
    whoActs: 'agent',
  },
  awaiting_cancel: {
    label: { pt: 'Cancelamento solicitado', en: 'Cancellation requested' },
    meaning: {
      pt: 'A instituição foi avisada e vai confirmar o cancelamento.',
      en: 'The institution was asked to stop and will confirm.',
    },
    whoActs: 'institution',
  },
  paid: {
    label: { pt: 'Paga', en: 'Paid' },
    meaning: { pt: 'O valor foi pago ao cliente.', en: 'The amount was paid to the customer.' },
    whoActs: 'us',
  },
  canceled: {
    label: { pt: 'Cancelada', en: 'Canceled' },
    meaning: { pt: 'A proposta foi cancelada.', en: 'The proposal was canceled.' },
    whoActs: 'us',
  },
  rejected: {
    label: { pt: 'Recusada', en: 'Rejected' },
    meaning: { pt: 'A proposta foi recusada.', en: 'The proposal was rejected.' },
    whoActs: 'us',
  },
  refunded: {
    label: { pt: 'Devolvida', en: 'Refunded' },
    meaning: {
      pt: 'O valor foi devolvido e o contrato desfeito.',
      en: 'The amount was returned and the contract undone.',
    },
    whoActs: 'us',
  },
}
