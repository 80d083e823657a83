'use client'
import { Download } from 'lucide-react'
import { useState } from 'react'
import type { ClientProblem } from '#lib/client/answer'
import type { SealSearch, TrackingQuery } from '#lib/client/proposals'
import { runAction } from '#lib/client/run-action'
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
  /** The CPF searched for, '' for none: it stands in no address. */
  cpf: string
  seal: SealSearch
  /** Whether the person may take whole CPFs along. */
  takesCpf: boolean
}

/** The filtered list as a file for spreadsheets. */
export const ExportMenu = ({ query, cpf, seal, takesCpf }: ExportMenuProps) => {
  const t = useTexts(TEXTS)
  const [problem, setProblem] = useState<ClientProblem | null>(null)
  const download = async (shown: 'masked' | 'whole') => {
    setProblem(null)
    const sealed = cpf === '' ? null : await runAction(seal, { search: cpf })
    if (sealed && !sealed.ok) return setProblem(sealed.problem)
    const address = new URLSearchParams({ cpf: shown, ...(sealed ? sealed.data : {}) })
    for (const [name, value] of Object.entries(query))
      if (value !== undefined) address.set(name, String(value))
    window.location.assign(`/api/panel/proposals/export?${address}`)
  }
  return (
    <>
      <DropdownMenu
        trigger={<Button icon={<Download />}>{t.download}</Button>}
        header={<p className="text-ink-muted text-xs">{t.exactly}</p>}
        items={[
          { label: t.masked, onSelect: () => void download('masked') },
          ...(takesCpf ? [{ label: t.whole, onSelect: () => void download('whole') }] : []),
        ]}
      />
      {problem ? (
        <p role="alert" className="text-danger text-sm">
          {problem.detail} {problem.nextAction}
        </p>
      ) : null}
    </>
  )
}
