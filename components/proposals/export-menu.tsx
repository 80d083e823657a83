'use client'
import { Download } from 'lucide-react'
import type { TrackingQuery } from '#lib/client/proposals'
import { texts } from '../language/texts.ts'
import { useTexts } from '../language/use-texts.ts'
import { Button } from '../ui/button.tsx'
import { DropdownMenu } from '../ui/dropdown-menu.tsx'

const TEXTS = texts({
  download: ['Baixar CSV', 'Download CSV'],
  exactly: [
    'Exatamente o que está filtrado, na mesma ordem.',
    'Exactly what is filtered, in the same order.',
  ],
  masked: ['Com CPF mascarado', 'With masked CPF'],
  whole: ['Com CPF completo (fica registrado)', 'With whole CPF (it is recorded)'],
})

type ExportMenuProps = {
  query: TrackingQuery
  /** Whether the person may take whole CPFs along. */
  takesCpf: boolean
}

/** The filtered list as a file for spreadsheets. */
export const ExportMenu = ({ query, takesCpf }: ExportMenuProps) => {
  const t = useTexts(TEXTS)
  const download = (shown: 'masked' | 'whole') => {
    const address = new URLSearchParams({ cpf: shown })
    for (const [name, value] of Object.entries(query))
      if (value !== undefined) address.set(name, String(value))
    window.location.assign(`/api/panel/proposals/export?${address}`)
  }
  return (
    <DropdownMenu
      trigger={<Button icon={<Download />}>{t.download}</Button>}
      header={<p className="text-ink-muted text-xs">{t.exactly}</p>}
      items={[
        { label: t.masked, onSelect: () => download('masked') },
        ...(takesCpf ? [{ label: t.whole, onSelect: () => download('whole') }] : []),
      ]}
    />
  )
}
