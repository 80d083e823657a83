import { type Bilingual, texts } from '#components/language/texts.ts'
import type { MaritalStatus } from '#lib/domain/proposals/borrower.ts'

export const MARITAL_STATUS_NAMES = texts({
  single: ['Solteiro(a)', 'Single'],
  married: ['Casado(a)', 'Married'],
  divorced: ['Divorciado(a)', 'Divorced'],
  widower: ['Viúvo(a)', 'Widowed'],
  separated: ['Separado(a)', 'Separated'],
} satisfies Record<MaritalStatus, Bilingual>)
