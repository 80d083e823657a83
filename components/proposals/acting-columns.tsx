import type { ProposalItem } from '#lib/client/proposals'
import type { Language } from '#lib/domain/language'
import { localizedTexts, texts } from '../language/texts.ts'
import type { Column } from '../tables/column.ts'
import { previewColumn } from '../tables/preview-column.tsx'
import { selectionColumn } from '../tables/selection-column.tsx'
import type { Selection } from '../tables/use-selection.ts'

const TEXTS = texts({
  all: ['Selecionar todas desta página', 'Select all of this page'],
  one: (what: string) => [`Selecionar ${what}`, `Select ${what}`],
  preview: (name: string) => [`Ver resumo de ${name}`, `See the summary of ${name}`],
  summary: ['Resumo', 'Summary'],
})

type Acting = { selection: Selection; language: Language; onPreview: (id: string) => void }

/** The columns of the list between what chooses a row and what looks at it. */
export const actingColumns = (
  columns: readonly Column<ProposalItem>[],
  { selection, language, onPreview }: Acting,
): readonly Column<ProposalItem>[] => {
  const t = localizedTexts(TEXTS, language)
  return [
    selectionColumn({
      selection,
      idOf: ({ id }) => id,
      label: t.all,
      labelOf: ({ clientName, contractNumber }) => t.one(`${clientName}, ${contractNumber}`),
    }),
    ...columns,
    previewColumn({ header: t.summary, labelOf: ({ clientName }) => t.preview(clientName), onPreview }),
  ]
}
