import { FileText, SearchX } from 'lucide-react'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { Button } from '#components/ui/button.tsx'
import { EmptyState } from '#components/ui/empty-state.tsx'
import { LinkButton } from '#components/ui/link-button.tsx'

const TEXTS = texts({
  noMatch: ['Nenhuma proposta com este filtro', 'No proposal with this filter'],
  clear: ['Limpar filtros', 'Clear filters'],
  checkFilter: [
    'Confira o CPF ou as primeiras letras do nome (3 ou mais), ou tire algum filtro.',
    'Check the CPF or the first letters of the name (3 or more), or remove a filter.',
  ],
  noneYet: ['Nenhuma proposta ainda', 'No proposals yet'],
  fgts: ['Consultar saldo do FGTS', 'Query an FGTS balance'],
  clt: ['Consultar margem CLT', 'Query a CLT margin'],
  how: [
    'Consulte o saldo ou a margem de um cliente, simule e crie a primeira proposta. Ela aparece aqui e se atualiza sozinha.',
    'Query a customer’s balance or margin, simulate and create the first proposal. It appears here and updates by itself.',
  ],
})

type NoProposalsProps = { filtered: boolean; onClear: () => void }

export const NoProposals = ({ filtered, onClear }: NoProposalsProps) => {
  const t = useTexts(TEXTS)
  return filtered ? (
    <EmptyState title={t.noMatch} icon={<SearchX />} action={<Button onClick={onClear}>{t.clear}</Button>}>
      {t.checkFilter}
    </EmptyState>
  ) : (
    <EmptyState
      title={t.noneYet}
      icon={<FileText />}
      action={
        <span className="flex flex-wrap justify-center gap-2">
          <LinkButton href="/fgts" variant="primary">
            {t.fgts}
          </LinkButton>
          <LinkButton href="/clt">{t.clt}</LinkButton>
        </span>
      }
    >
      {t.how}
    </EmptyState>
  )
}
