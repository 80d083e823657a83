import { type Language, type Text, textIn } from '#lib/domain/language.ts'

/** "category:detail" as on the wire, with the label that people choose. */
export const CANCEL_REASONS = [
  { value: 'client:gave_up', label: { pt: 'O cliente desistiu', en: 'The customer changed their mind' } },
  {
    value: 'client:better_offer',
    label: { pt: 'O cliente achou uma oferta melhor', en: 'The customer found a better offer' },
  },
  { value: 'client:no_answer', label: { pt: 'O cliente não responde', en: 'The customer does not answer' } },
  {
    value: 'data:wrong_data',
    label: { pt: 'Dados do cliente ou da conta errados', en: 'Wrong data of the customer or the account' },
  },
  { value: 'proposal:duplicate', label: { pt: 'Proposta repetida', en: 'Repeated proposal' } },
  {
    value: 'proposal:other_conditions',
    label: { pt: 'Vai ser refeita com outras condições', en: 'Will be made again on other terms' },
  },
  { value: 'other:other', label: { pt: 'Outro motivo', en: 'Another reason' } },
] as const satisfies readonly { value: string; label: Text }[]

export type CancelReason = (typeof CANCEL_REASONS)[number]['value']

/** Returns the label of a known reason; an API client's own "category:detail" is returned unchanged. */
export const cancelReasonWords = (reason: string, language: Language): string => {
  const label = CANCEL_REASONS.find(({ value }) => value === reason)?.label
  return label ? textIn(label, language) : reason
}

export const knownCancelReason = (reason: string | undefined): CancelReason | undefined =>
  CANCEL_REASONS.find(({ value }) => value === reason)?.value
