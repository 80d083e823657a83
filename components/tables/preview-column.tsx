import { Eye } from 'lucide-react'
import { localizedTexts, texts } from '#components/language/texts.ts'
import { IconButton } from '#components/ui/icon-button.tsx'
import type { Language } from '#lib/domain/language.ts'
import type { Column } from './column.ts'

const TEXTS = texts({
  summary: ['Resumo', 'Summary'],
  of: (name: string) => [`Ver resumo de ${name}`, `See the summary of ${name}`],
})

type PreviewColumn<Row> = {
  language: Language
  idOf: (row: Row) => string
  nameOf: (row: Row) => string
  onPreview: (id: string) => void
}

export const previewColumn = <Row,>({
  language,
  idOf,
  nameOf,
  onPreview,
}: PreviewColumn<Row>): Column<Row> => {
  const t = localizedTexts(TEXTS, language)
  return {
    id: 'preview',
    header: t.summary,
    headerHidden: true,
    wideOnly: true,
    interactive: true,
    align: 'end',
    isIcon: true,
    className: 'kept-in-sight w-12 pl-0!',
    cell: (row) => (
      <IconButton
        data-preview-row
        size="small"
        label={t.of(nameOf(row))}
        icon={<Eye aria-hidden />}
        onClick={() => onPreview(idOf(row))}
      />
    ),
  }
}
