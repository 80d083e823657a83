import { Briefcase, SearchX } from 'lucide-react'
import { texts } from '../language/texts.ts'
import { useTexts } from '../language/use-texts.ts'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'

const TEXTS = texts({
  noneFiltered: ['Nenhuma consulta com este filtro', 'No query with this filter'],
  clear: ['Limpar filtros', 'Clear filters'],
  filteredNext: [
    'Confira o CPF ou o nome, ou tire algum filtro.',
    'Check the CPF or the name, or remove a filter.',
  ],
  none: ['Nenhuma consulta ainda', 'No queries yet'],
  next: [
    'Preencha os dados do cliente acima e aperte Enter. O termo aparece aqui, e a margem chega sozinha depois que ele autorizar.',
    'Fill in the customer’s data above and press Enter. The term shows up here, and the margin arrives by itself once they authorize.',
  ],
})

type NoConsultsProps = { filtered: boolean; onClear: () => void }

/** An empty list: nothing made yet, or nothing that fits the filter. */
export const NoConsults = ({ filtered, onClear }: NoConsultsProps) => {
  const t = useTexts(TEXTS)
  return filtered ? (
    <EmptyState
      title={t.noneFiltered}
      icon={<SearchX />}
      action={<Button onClick={onClear}>{t.clear}</Button>}
    >
      {t.filteredNext}
    </EmptyState>
  ) : (
    <EmptyState title={t.none} icon={<Briefcase />}>
      {t.next}
    </EmptyState>
  )
}
