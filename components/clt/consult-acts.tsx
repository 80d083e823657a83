'use client'
import { Link2, MessageSquareText } from 'lucide-react'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { CopySelected } from '#components/tables/copy-selected.tsx'
import { ExportSelected } from '#components/tables/export-selected.tsx'
import { SelectionBar } from '#components/tables/selection-bar.tsx'
import type { Selection } from '#components/tables/use-selection.ts'
import type { ConsultItem } from '#lib/client/clt.ts'
import { consultMessages } from './consult-messages.ts'

const TEXTS = texts({
  reminders: (count: number) => [`Copiar lembretes (${count})`, `Copy reminders (${count})`],
  remindersCopied: ['Lembretes copiados', 'Reminders copied'],
  links: (count: number) => [`Copiar links (${count})`, `Copy links (${count})`],
  linksCopied: ['Links copiados', 'Links copied'],
})

const BETWEEN = '\n\n———\n\n'

type ConsultActsProps = {
  selection: Selection
  selectedRows: readonly ConsultItem[]
  institutionName: (code: string) => string
}

export const ConsultActs = ({ selection, selectedRows, institutionName }: ConsultActsProps) => {
  const t = useTexts(TEXTS)
  const open = selectedRows.filter(({ status }) => status === 'WAITING_CONSENT')
  const links = () => open.map(({ name, consentLink }) => `${name}: ${consentLink}`).join('\n')
  const reminders = () =>
    open
      .map((term) => `${term.name}\n\n${consultMessages(term, institutionName(term.provider)).reminder}`)
      .join(BETWEEN)
  return (
    <SelectionBar selection={selection}>
      {open.length > 0 ? (
        <>
          <CopySelected
            label={t.reminders(open.length)}
            icon={<MessageSquareText />}
            copied={t.remindersCopied}
            text={reminders}
          />
          <CopySelected label={t.links(open.length)} icon={<Link2 />} copied={t.linksCopied} text={links} />
        </>
      ) : null}
      <ExportSelected path="/api/panel/consults/export" selected={{ ids: selection.ids }} />
    </SelectionBar>
  )
}
