import { Briefcase, SearchX } from 'lucide-react'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'

type NoConsultsProps = { filtered: boolean; onClear: () => void }

/** An empty list: nothing made yet, or nothing that fits the filter. */
export const NoConsults = ({ filtered, onClear }: NoConsultsProps) =>
  filtered ? (
    <EmptyState
      title="Nenhuma consulta com este filtro"
      icon={<SearchX />}
      action={<Button onClick={onClear}>Limpar filtros</Button>}
    >
      Confira o CPF ou o nome, ou tire algum filtro.
    </EmptyState>
  ) : (
    <EmptyState title="Nenhuma consulta ainda" icon={<Briefcase />}>
      Preencha os dados do cliente acima e aperte Enter. O termo aparece aqui, e a margem chega sozinha depois
      que ele autorizar.
    </EmptyState>
  )
