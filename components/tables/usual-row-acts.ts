import { ArrowRight, Eye, SquareCheck, SquareMinus } from 'lucide-react'
import { localizedTexts, texts } from '#components/language/texts.ts'
import type { Language } from '#lib/domain/language.ts'
import type { RowAct } from './row-act.ts'

const TEXTS = texts({
  open: ['Abrir', 'Open'],
  preview: ['Ver o resumo', 'See the summary'],
  select: ['Selecionar', 'Select'],
  unselect: ['Tirar da seleção', 'Remove from the selection'],
})

type UsualRowActs = {
  href: string | undefined
  onPreview: (() => void) | undefined
  onToggle: (() => void) | undefined
  isSelected: boolean
}

export const usualRowActs = (
  { href, onPreview, onToggle, isSelected }: UsualRowActs,
  language: Language,
): readonly RowAct[] => {
  const t = localizedTexts(TEXTS, language)
  return [
    ...(href === undefined ? [] : [{ id: 'open', label: t.open, icon: ArrowRight, act: { href } }]),
    ...(onPreview ? [{ id: 'preview', label: t.preview, icon: Eye, act: { show: onPreview } }] : []),
    ...(onToggle
      ? [
          {
            id: 'select',
            label: isSelected ? t.unselect : t.select,
            icon: isSelected ? SquareMinus : SquareCheck,
            act: { show: onToggle },
          },
        ]
      : []),
  ]
}
