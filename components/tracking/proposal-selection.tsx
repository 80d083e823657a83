'use client'
import { Ban, Link2, MessageSquareText } from 'lucide-react'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { CopySelected } from '#components/tables/copy-selected.tsx'
import { ExportSelected } from '#components/tables/export-selected.tsx'
import { SelectionBar } from '#components/tables/selection-bar.tsx'
import type { Selection } from '#components/tables/use-selection.ts'
import { Button } from '#components/ui/button.tsx'
import type { ProposalItem } from '#lib/client/proposals.ts'
import { reminderOf } from './proposal-acts.ts'
import { isCancelable } from './use-cancel-question.tsx'

const TEXTS = texts({
  reminders: (count: number) => [`Copiar lembretes (${count})`, `Copy reminders (${count})`],
  remindersCopied: ['Lembretes copiados', 'Reminders copied'],
  links: (count: number) => [`Copiar links (${count})`, `Copy links (${count})`],
  linksCopied: ['Links copiados', 'Links copied'],
  cancel: (count: number) => [`Cancelar (${count})`, `Cancel (${count})`],
})

const BETWEEN = '\n\n———\n\n'

type ProposalSelectionProps = {
  selection: Selection
  rows: readonly ProposalItem[]
  institutionName: (code: string) => string
  onCancel: (proposals: readonly ProposalItem[]) => void
}

export const ProposalSelection = ({ selection, rows, institutionName, onCancel }: ProposalSelectionProps) => {
  const t = useTexts(TEXTS)
  const selectedRows = rows.filter(({ id }) => selection.has(id))
  const toSign = selectedRows.filter(({ status }) => status === 'formalization')
  const cancelable = selectedRows.filter(isCancelable)
  return (
    <SelectionBar selection={selection}>
      {toSign.length > 0 ? (
        <>
          <CopySelected
            label={t.reminders(toSign.length)}
            icon={<MessageSquareText />}
            copied={t.remindersCopied}
            text={() =>
              toSign.map((row) => `${row.clientName}\n\n${reminderOf(row, institutionName)}`).join(BETWEEN)
            }
          />
          <CopySelected
            label={t.links(toSign.length)}
            icon={<Link2 />}
            copied={t.linksCopied}
            text={() =>
              toSign
                .map(({ clientName, formalizationLink }) => `${clientName}: ${formalizationLink}`)
                .join('\n')
            }
          />
        </>
      ) : null}
      <ExportSelected path="/api/panel/proposals/export" selected={{ ids: selection.ids }} />
      {cancelable.length > 0 ? (
        <Button size="small" icon={<Ban />} aria-haspopup="dialog" onClick={() => onCancel(cancelable)}>
          {t.cancel(cancelable.length)}
        </Button>
      ) : null}
    </SelectionBar>
  )
}
