'use client'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { ReasonDialog } from '#components/personal-data/reason-dialog.tsx'
import { Button } from '#components/ui/button.tsx'
import { DropdownMenu } from '#components/ui/dropdown-menu.tsx'
import { confirmFirst } from '#lib/client/confirm-first.ts'
import type { TrackingQuery } from '#lib/client/proposals.ts'
import { EXPORT_REASONS, type ExportReason } from '#lib/domain/personal-data/reveal-reason.ts'

const TEXTS = texts({
  download: ['Baixar CSV', 'Download CSV'],
  exactly: [
    'Exatamente o que está filtrado, na mesma ordem.',
    'Exactly what is filtered, in the same order.',
  ],
  newestFirst: [
    'Exatamente o que está filtrado, das mais recentes às mais antigas.',
    'Exactly what is filtered, from newest to oldest.',
  ],
  masked: ['Com CPF mascarado', 'With masked CPF'],
  why: ['Por que a lista sai com CPF completo?', 'Why does the list go out with whole CPFs?'],
  whole: ['Com CPF completo (fica registrado)', 'With whole CPF (it is recorded)'],
})

type ExportMenuProps = {
  query: TrackingQuery
  takesCpf: boolean
}

export const ExportMenu = ({ query, takesCpf }: ExportMenuProps) => {
  const t = useTexts(TEXTS)
  const [asking, setAsking] = useState(false)
  const download = (cpfOptions: { cpf: 'masked' } | { cpf: 'whole'; why: ExportReason }) => {
    const address = new URLSearchParams(cpfOptions)
    for (const [name, value] of Object.entries(query))
      if (value !== undefined) address.set(name, String(value))
    window.location.assign(`/api/panel/proposals/export?${address}`)
  }
  const downloadWhole = async (why: ExportReason) => {
    if (await confirmFirst()) download({ cpf: 'whole', why })
  }
  return (
    <>
      <DropdownMenu
        trigger={<Button icon={<Download />}>{t.download}</Button>}
        header={
          <p className="text-ink-muted text-xs">{query.sort === 'customer' ? t.newestFirst : t.exactly}</p>
        }
        items={[
          { label: t.masked, onSelect: () => download({ cpf: 'masked' }) },
          ...(takesCpf ? [{ label: t.whole, onSelect: () => setAsking(true) }] : []),
        ]}
      />
      <ReasonDialog
        title={t.why}
        reasons={EXPORT_REASONS}
        open={asking}
        onChoose={(choice) => {
          setAsking(false)
          if (choice) void downloadWhole(choice.reason)
        }}
      />
    </>
  )
}
