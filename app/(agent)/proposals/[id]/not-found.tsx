import { FileQuestion } from 'lucide-react'
import { EmptyState } from '#components/ui/empty-state'
import { LinkButton } from '#components/ui/link-button'

export default function ProposalNotFound() {
  return (
    <EmptyState
      title="Não encontramos esta proposta"
      icon={<FileQuestion />}
      action={
        <LinkButton href="/proposals" variant="primary">
          Ver as propostas
        </LinkButton>
      }
    >
      Ela não existe ou não é da sua organização. Procure pelo CPF, pelo nome ou pelo número do contrato.
    </EmptyState>
  )
}
