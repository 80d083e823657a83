import { Inbox, SearchX } from 'lucide-react'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { EmptyState } from '#components/ui/empty-state.tsx'
import { LinkButton } from '#components/ui/link-button.tsx'

const TEXTS = texts({
  done: ['Nada aguarda decisão', 'Nothing awaits a decision'],
  doneWhy: [
    'Quando uma regra ou uma instituição pedir análise, a proposta aparece aqui sozinha.',
    'When a rule or an institution asks for a review, the proposal appears here by itself.',
  ],
  noMatch: ['Nenhuma proposta com este filtro', 'No proposal with this filter'],
  noMatchWhy: ['Outras podem estar na fila.', 'Others may be waiting.'],
  clear: ['Ver a fila toda', 'See the whole queue'],
})

type NothingQueuedProps = {
  filtered: boolean
  headingId?: string
  className?: string
}

export const NothingQueued = ({ filtered, headingId, className }: NothingQueuedProps) => {
  const t = useTexts(TEXTS)
  const title = filtered ? t.noMatch : t.done
  return (
    <div className={className}>
      {headingId ? (
        <h2 id={headingId} tabIndex={-1} className="sr-only">
          {title}
        </h2>
      ) : null}
      <EmptyState
        title={title}
        icon={filtered ? <SearchX /> : <Inbox />}
        action={filtered ? <LinkButton href="/review">{t.clear}</LinkButton> : undefined}
      >
        {filtered ? t.noMatchWhy : t.doneWhy}
      </EmptyState>
    </div>
  )
}
