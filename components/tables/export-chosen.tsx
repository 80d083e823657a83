'use client'
import { Download } from 'lucide-react'
import { texts } from '../language/texts.ts'
import { useTexts } from '../language/use-texts.ts'
import { Button } from '../ui/button.tsx'

const TEXTS = texts({ export: ['Baixar CSV', 'Download CSV'] })

type ExportChosenProps = {
  path: string
  /** The rows, by the name the endpoint has for them. */
  chosen: Readonly<Record<string, readonly string[]>>
}

/** Downloads the rows chosen in a list as a file for spreadsheets, the CPFs masked. */
export const ExportChosen = ({ path, chosen }: ExportChosenProps) => {
  const t = useTexts(TEXTS)
  const download = () => {
    const query = new URLSearchParams()
    for (const [name, rows] of Object.entries(chosen)) query.set(name, rows.join())
    window.location.assign(`${path}?${query}`)
  }
  return (
    <Button size="small" icon={<Download />} onClick={download}>
      {t.export}
    </Button>
  )
}
