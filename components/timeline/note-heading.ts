import { type Bilingual, texts } from '#components/language/texts.ts'

export const NOTE_HEADINGS = texts({
  contract_signed: ['Contrato assinado', 'Contract signed'],
  fix_link_issued: ['Link de correção gerado', 'Correction link made'],
  fix_link_opened: ['Link de correção aberto', 'Correction link opened'],
  fix_solved_by_customer: ['Pendência corrigida', 'Pending item fixed'],
  review_approved: ['Aprovada na análise', 'Approved in the review'],
}) satisfies Record<string, Bilingual>

export const noteHeading = (code: string | null | undefined): Bilingual | null =>
  Object.entries(NOTE_HEADINGS).find(([known]) => known === code)?.[1] ?? null
