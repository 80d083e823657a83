import { type Language, type Text, textIn } from '#lib/domain/language.ts'

/** Predefined reasons, most frequent first; a person may add free text. */
export const REVIEW_DECISION_WORDS = {
  approve: [
    {
      value: 'data_confirmed',
      label: { pt: 'Dados confirmados com o cliente', en: 'Data confirmed with the customer' },
    },
    { value: 'documents_checked', label: { pt: 'Documentos conferidos', en: 'Documents checked' } },
    {
      value: 'income_checked',
      label: { pt: 'Renda e valor conferidos', en: 'Income and amount checked' },
    },
  ],
  refuse: [
    {
      value: 'document_of_another',
      label: { pt: 'O documento não é do cliente', en: 'The document is not the customer’s' },
    },
    {
      value: 'data_unexplained',
      label: { pt: 'Dados divergentes não esclarecidos', en: 'Differing data not explained' },
    },
    {
      value: 'not_recognised',
      label: { pt: 'O cliente não reconhece a proposta', en: 'The customer does not recognise the proposal' },
    },
    { value: 'income_unproven', label: { pt: 'Renda não comprovada', en: 'Income not proven' } },
    { value: 'outside_policy', label: { pt: 'Fora da política da casa', en: 'Outside our policy' } },
  ],
} as const satisfies Record<'approve' | 'refuse', readonly { value: string; label: Text }[]>

const ALL = [...REVIEW_DECISION_WORDS.approve, ...REVIEW_DECISION_WORDS.refuse]

export type ReviewDecisionWord = (typeof ALL)[number]['value']

export const REVIEW_DECISION_VALUES = ALL.map(({ value }) => value)

export const reviewWords = (
  { chosen, written }: { chosen: readonly string[]; written: string },
  language: Language,
): string => {
  const labels = ALL.filter(({ value }) => chosen.includes(value)).map(({ label }) => textIn(label, language))
  return [labels.join(', '), written].filter((part) => part !== '').join(': ')
}
