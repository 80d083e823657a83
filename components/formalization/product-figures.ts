import type { ReactNode } from 'react'
import type { Bilingual } from '#components/language/texts.ts'
import type { KeyValueItem } from '#components/ui/key-value-list.tsx'
import type { OwnContract } from '#lib/domain/formalization/formalization-view.ts'
import type { Language } from '#lib/domain/language.ts'

export type Figures = OwnContract['figures']

export type ProductFigures = {
  paid: (figures: Figures, language: Language) => ReactNode
  costs: (figures: Figures, language: Language) => KeyValueItem[]
  way: Bilingual
  schedule: (figures: Figures, language: Language) => ReactNode
}
