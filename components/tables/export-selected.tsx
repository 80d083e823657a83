'use client'
import { Download } from 'lucide-react'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { Button } from '#components/ui/button.tsx'

const TEXTS = texts({ export: ['Baixar CSV', 'Download CSV'] })

type ExportSelectedProps = {
  path: string
  selected: Readonly<Record<string, readonly string[]>>
}

/** CPFs are masked in the export. */
export const ExportSelected = ({ path, selected }: ExportSelectedProps) => {
  const t = useTexts(TEXTS)
  const download = () => {
    const query = new URLSearchParams()
    for (const [name, rows] of Object.entries(selected)) query.set(name, rows.join())
    window.location.assign(`${path}?${query}`)
  }
  return (
    <Button size="small" icon={<Download />} onClick={download}>
      {t.export}
    </Button>
  )
}
