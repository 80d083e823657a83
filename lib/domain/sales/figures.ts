import type { Text } from '#lib/domain/language.ts'

type Figure = { name: Text; meaning: Text }

/** Each `meaning` describes a figure's SQL (sales-volume, home-figures); a test compares home and sales. */
export const FIGURES = {
  simulatedCustomers: {
    name: { pt: 'Clientes simulados', en: 'Customers simulated' },
    meaning: {
      pt: 'Clientes (CPFs) com simulação de FGTS ou CLT no período, cada um uma vez.',
      en: 'Customers (CPFs) with an FGTS or CLT simulation in the period, each once.',
    },
  },
  proposals: {
    name: { pt: 'Propostas criadas', en: 'Proposals created' },
    meaning: {
      pt: 'Propostas criadas no período, em qualquer situação hoje.',
      en: 'Proposals created in the period, whatever their status now.',
    },
  },
  signatures: {
    name: { pt: 'Contratos assinados', en: 'Contracts signed' },
    meaning: {
      pt: 'Assinaturas de clientes no período, mesmo que a proposta tenha sido criada antes.',
      en: 'Signatures of customers in the period, also of proposals created before.',
    },
  },
  contracts: {
    name: { pt: 'Contratos pagos', en: 'Contracts paid' },
    meaning: {
      pt: 'Contratos pagos no período, pelo dia do pagamento (horário de Brasília). Os devolvidos depois não contam.',
      en: 'Contracts paid in the period, by the day of payment (Brazilian time). Those refunded later do not count.',
    },
  },
  net: {
    name: { pt: 'Valor líquido', en: 'Net amount' },
    meaning: {
      pt: 'Soma do que os clientes receberam dos contratos pagos no período. Os devolvidos depois não contam.',
      en: 'Sum of what customers received from contracts paid in the period. Those refunded later do not count.',
    },
  },
  ticket: {
    name: { pt: 'Ticket médio', en: 'Average ticket' },
    meaning: {
      pt: 'Valor líquido dividido pelos contratos pagos no período.',
      en: 'Net amount divided by the contracts paid in the period.',
    },
  },
  conversion: {
    name: { pt: 'Conversão em pagas', en: 'Conversion to paid' },
    meaning: {
      pt: 'Das propostas criadas no período, a parte que está paga hoje. As mais novas ainda podem ser pagas.',
      en: 'Of the proposals created in the period, the part that is paid now. The newest may still be paid.',
    },
  },
  payout: {
    name: { pt: 'Tempo até o pagamento', en: 'Time to payment' },
    meaning: {
      pt: 'Mediana, da criação da proposta ao pagamento, dos contratos pagos no período: metade levou menos.',
      en: 'Median, from the proposal to the payment, of the contracts paid in the period: half took less.',
    },
  },
} as const satisfies Record<string, Figure>

export type FigureName = keyof typeof FIGURES
