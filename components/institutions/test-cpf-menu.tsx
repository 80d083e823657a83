'use client'
import { FlaskConical } from 'lucide-react'
import { texts } from '#components/language/texts.ts'
import { unbreakable } from '#components/language/unbreakable.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { Button } from '#components/ui/button.tsx'
import { DropdownMenu } from '#components/ui/dropdown-menu.tsx'
import type { Cpf } from '#lib/domain/documents/cpf.ts'
import { formatCpf } from '#lib/domain/documents/cpf.ts'

const TEXTS = texts({
  open: ['CPFs de teste', 'Test CPFs'],
  what: [
    'Cada um leva as instituições do sandbox por um caminho.',
    'Each one takes the sandbox institutions down a path.',
  ],
})

export type TestCpfMenuProps = {
  cpfs: readonly { cpf: string; text: string }[]
  onPick: (cpf: string) => void
}

/** Must be placed before or after all fields of a form, so that Tab never stops at it between two fields. */
export const TestCpfMenu = ({ cpfs, onPick }: TestCpfMenuProps) => {
  const t = useTexts(TEXTS)
  if (cpfs.length === 0) return null
  return (
    <DropdownMenu
      align="start"
      trigger={
        <Button variant="quiet" size="small" icon={<FlaskConical />} className="-ml-2">
          {t.open}
        </Button>
      }
      header={<p className="text-ink-muted text-xs">{t.what}</p>}
      items={cpfs.map(({ cpf, text }) => ({
        label: `${text} · ${unbreakable(formatCpf(cpf as Cpf))}`,
        onSelect: () => onPick(cpf),
      }))}
    />
  )
}
