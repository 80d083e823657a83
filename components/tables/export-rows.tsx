'use client'
import { Download } from 'lucide-react'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { Button } from '#components/ui/button.tsx'
import { now } from '#lib/config/clock.ts'
import { dayInSaoPaulo } from '#lib/domain/calendar.ts'
import { CSV_BYTE_ORDER_MARK, type CsvCell, csvLine } from '#lib/domain/csv/csv.ts'

const TEXTS = texts({ export: ['Baixar CSV', 'Download CSV'] })

const KEPT_MS = 60_000

type ExportRowsProps = {
  name: string
  headings: readonly string[]
  lines: () => readonly (readonly CsvCell[])[]
}

/** Exports lists that are completely loaded; `ExportSelected` exports other lists on the server. */
export const ExportRows = ({ name, headings, lines }: ExportRowsProps) => {
  const t = useTexts(TEXTS)
  const download = () => {
    const text = CSV_BYTE_ORDER_MARK + [headings, ...lines()].map(csvLine).join('')
    const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
    const link = document.createElement('a')
    link.href = url
    link.download = `${name}-${dayInSaoPaulo(now())}.csv`
    link.click()
    // Safari reads the file only after the click has been handled.
    setTimeout(() => URL.revokeObjectURL(url), KEPT_MS)
  }
  return (
    <Button size="small" icon={<Download />} onClick={download}>
      {t.export}
    </Button>
  )
}
