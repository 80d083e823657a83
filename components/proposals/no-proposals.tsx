import { FileText, SearchX } from 'lucide-react'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { LinkButton } from '../ui/link-button.tsx'

type NoProposalsProps = { filtered: boolean; onClear: () => void }

/** An empty list: nothing made yet, or nothing that fits the filter. */
export const NoProposals = ({ filtered, onClear }: NoProposalsProps) =>
  filtered ? (
    <EmptyState
      title="Nenhuma proposta com este filtro"
      icon={<SearchX />}
      action={<Button onClick={onClear}>Limpar filtros</Button>}
    >
      Confira o CPF ou o nome, ou tire algum filtro.
    </EmptyState>
  ) : (
    <EmptyState
      title="Nenhuma proposta ainda"
      icon={<FileText />}
      action={
        <span className="flex flex-wrap justify-center gap-2">
          <LinkButton href="/fgts" variant="primary">
            Consultar saldo do FGTS
          </LinkButton>
          <LinkButton href="/clt">Consultar margem CLT</LinkButton>
        </span>
      }
    >
      Consulte o saldo ou a margem de um cliente, simule e crie a primeira proposta. Ela aparece aqui e se
      atualiza sozinha.
    </EmptyState>
  )
