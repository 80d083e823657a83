import type { ReactNode } from 'react'
import type { OwnContract } from '#lib/domain/formalization/formalization-view'
import type { Language } from '#lib/domain/language'
import type { Bilingual } from '../language/texts.ts'
import type { KeyValueItem } from '../ui/key-value-list.tsx'

export type Figures = OwnContract['figures']

/** How the figures of a product are shown to the customer. */
export type ProductFigures = {
  /** What is paid in the end, and from where. */
  paid: (figures: Figures, language: Language) => ReactNode
  /** From the total paid to what is received, or the other way round. */
  costs: (figures: Figures, language: Language) => KeyValueItem[]
  /** How the instalments are taken. */
  way: Bilingual
  schedule: (figures: Figures, language: Language) => ReactNode
}
