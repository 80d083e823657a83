import { SearchX } from 'lucide-react'
import { texts } from '../language/texts.ts'
import { useTexts } from '../language/use-texts.ts'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'

const TEXTS = texts({
  none: ['Nenhuma consulta com este filtro', 'No query with this filter'],
  clear: ['Limpar filtros', 'Clear filters'],
  next: ['Confira o CPF ou o nome, ou tire algum filtro.', 'Check the CPF or the name, or remove a filter.'],
})

export const NoConsultsFound = ({ onClear }: { onClear: () => void }) => {
  const t = useTexts(TEXTS)
  return (
    <EmptyState title={t.none} icon={<SearchX />} action={<Button onClick={onClear}>{t.clear}</Button>}>
      {t.next}
    </EmptyState>
  )
}
