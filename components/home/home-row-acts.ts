import { CircleArrowRight } from 'lucide-react'
import { localized } from '#components/language/texts.ts'
import type { RowAct } from '#components/tables/row-act.ts'
import type { HomeLine } from '#lib/client/home.ts'
import type { Language } from '#lib/domain/language.ts'
import { nextActionOf } from './next-action-of.ts'

export const homeRowActs = (line: HomeLine, language: Language): readonly RowAct[] => {
  const { label, href } = nextActionOf(line)
  return [{ id: 'next', label: localized(label, language), icon: CircleArrowRight, act: { href } }]
}
