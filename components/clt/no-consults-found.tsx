import { SearchX } from 'lucide-react'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { Button } from '#components/ui/button.tsx'
import { EmptyState } from '#components/ui/empty-state.tsx'

const TEXTS = texts({
  none: ['Nenhuma consulta com este filtro', 'No query with this filter'],
  clear: ['Limpar filtros', 'Clear filters'],
  next: [
    'Confira o CPF ou as primeiras letras do nome (3 ou mais), ou tire algum filtro.',
    'Check the CPF or the first letters of the name (3 or more), or remove a filter.',
  ],
})

export const NoConsultsFound = ({ onClear }: { onClear: () => void }) => {
  const t = useTexts(TEXTS)
  return (
    <EmptyState title={t.none} icon={<SearchX />} action={<Button onClick={onClear}>{t.clear}</Button>}>
      {t.next}
    </EmptyState>
  )
}
