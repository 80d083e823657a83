import type { Text } from '../reasons/reason.ts'

/** What a manager can choose to say of a decision, the most frequent first; more can be written beside it. */
export const REVIEW_DECISION_WORDS = {
  approve: [
    { pt: 'Dados confirmados com o cliente', en: 'Data confirmed with the customer' },
    { pt: 'Documentos conferidos', en: 'Documents checked' },
    { pt: 'Renda e valor conferidos', en: 'Income and amount checked' },
  ],
  refuse: [
    { pt: 'O documento não é do cliente', en: 'The document is not the customer’s' },
    { pt: 'Dados divergentes não esclarecidos', en: 'Differing data not explained' },
    { pt: 'O cliente não reconhece a proposta', en: 'The customer does not recognise the proposal' },
    { pt: 'Renda não comprovada', en: 'Income not proven' },
    { pt: 'Fora da política da casa', en: 'Outside our policy' },
  ],
} as const satisfies Record<'approve' | 'refuse', readonly Text[]>

/** The words of a decision as they are stored (Portuguese): the chosen ones, then what was written. */
export const reviewWordsOf = (chosen: Text | undefined, written: string): string =>
  [chosen?.pt, written.trim()].filter((part) => part).join(': ')

const ALL: readonly Text[] = [...REVIEW_DECISION_WORDS.approve, ...REVIEW_DECISION_WORDS.refuse]

/** What was stored of a decision, in English: the chosen words are translated, what somebody added stays as written. */
export const reviewWordsInEnglish = (stored: string): string => {
  const chosen = ALL.find(({ pt }) => `${stored}: `.startsWith(`${pt}: `))
  return chosen ? `${chosen.en}${stored.slice(chosen.pt.length)}` : stored
}
