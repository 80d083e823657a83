'use client'
import { Columns3 } from 'lucide-react'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { Button } from '#components/ui/button.tsx'
import { CheckMenu } from '#components/ui/check-menu.tsx'
import { PROPOSAL_COLUMN_NAMES } from './proposal-column-names.ts'
import { PROPOSAL_COLUMNS, type ProposalColumnId } from './proposal-filter.ts'

const TEXTS = texts({ columns: ['Colunas', 'Columns'] })

type ColumnsMenuProps = {
  columns: readonly ProposalColumnId[]
  onChange: (columns: readonly ProposalColumnId[]) => void
}

export const ColumnsMenu = ({ columns, onChange }: ColumnsMenuProps) => {
  const t = useTexts(TEXTS)
  const names = useTexts(PROPOSAL_COLUMN_NAMES)
  return (
    <CheckMenu
      trigger={<Button icon={<Columns3 />}>{t.columns}</Button>}
      items={PROPOSAL_COLUMNS.map((id) => ({
        id,
        label: names[id],
        checked: columns.includes(id),
        disabled: columns.length === 1 && columns[0] === id,
      }))}
      onChange={(id, checked) =>
        onChange(PROPOSAL_COLUMNS.filter((one) => (one === id ? checked : columns.includes(one))))
      }
    />
  )
}
