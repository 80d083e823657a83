import type { Bilingual } from '#components/language/texts.ts'

const HEADINGS: Readonly<Record<string, Bilingual>> = {
  fix_link_issued: ['Link de correção gerado', 'Correction link made'],
  fix_link_opened: ['Link de correção aberto', 'Correction link opened'],
  fix_solved_by_customer: ['Pendência corrigida', 'Pending item fixed'],
}

/** Heading of a history note without a status change; null for a move. */
export const noteHeading = (code: string | null | undefined): Bilingual | null => HEADINGS[code ?? ''] ?? null
