import type { ReactNode } from 'react'
import type { OwnContract } from '#lib/domain/formalization/formalization-view'
import type { Language } from '#lib/domain/language'
import type { Bilingual } from '../language/texts.ts'
import type { KeyValueItem } from '../ui/key-value-list.tsx'

export type Figures = OwnContract['figures']

export type ProductFigures = {
  paid: (figures: Figures, language: Language) => ReactNode
  /** From the total paid to the net amount, or the reverse. */
  costs: (figures: Figures, language: Language) => KeyValueItem[]
  /** How the instalments are collected. */
  way: Bilingual
  schedule: (figures: Figures, language: Language) => ReactNode
}
