/** Why a proposal is given up, as "category:detail" of the wire, with the words people choose from. */
export const CANCEL_REASONS = [
  { value: 'client:gave_up', label: 'O cliente desistiu' },
  { value: 'client:better_offer', label: 'O cliente achou uma oferta melhor' },
  { value: 'client:no_answer', label: 'O cliente não responde' },
  { value: 'data:wrong_data', label: 'Dados do cliente ou da conta errados' },
  { value: 'proposal:duplicate', label: 'Proposta repetida' },
  { value: 'proposal:other_conditions', label: 'Vai ser refeita com outras condições' },
  { value: 'other:other', label: 'Outro motivo' },
] as const

/** The words of a reason people can choose; a program's own "category:detail" stays as it was sent. */
export const cancelReasonWords = (reason: string): string =>
  CANCEL_REASONS.find(({ value }) => value === reason)?.label ?? reason
