import { FileQuestion } from 'lucide-react'
import { EmptyState } from '#components/ui/empty-state'
import { LinkButton } from '#components/ui/link-button'

export default function CltConsultNotFound() {
  return (
    <EmptyState
      title="Não encontramos esta consulta"
      icon={<FileQuestion />}
      action={
        <LinkButton href="/clt" variant="primary">
          Ver as consultas
        </LinkButton>
      }
    >
      Ela não existe ou não é da sua organização. Procure pelo CPF ou pelo nome do cliente.
    </EmptyState>
  )
}
