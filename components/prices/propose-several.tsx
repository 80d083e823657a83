import { Send } from 'lucide-react'
import { useState } from 'react'
import { localized, texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { RefusedRows } from '#components/tables/refused-rows.tsx'
import { type BulkResult, runBulkAction } from '#components/tables/run-bulk-action.ts'
import { AlertDialog } from '#components/ui/alert-dialog.tsx'
import { announce } from '#components/ui/announce.ts'
import { Button } from '#components/ui/button.tsx'
import { Callout } from '#components/ui/callout.tsx'
import { useLanguage } from '#components/use-language.ts'
import { type PriceChange, type PriceChangeActions, useCachePriceChange } from '#lib/client/prices.ts'
import { runAction } from '#lib/client/run-action.ts'
import { priceTableName } from '#lib/domain/prices/price-table-name.ts'
import { CHANGE_KINDS } from './change-words.ts'

const TEXTS = texts({
  button: (count: number) => [`Propor as ${count} prontas`, `Propose the ${count} ready ones`],
  title: (count: number) => [
    `Propor ${count} mudanças a outro gestor?`,
    `Propose ${count} changes to another manager?`,
  ],
  text: [
    'Cada uma tem motivo e efeito calculado. Depois de propostas, não podem mais ser editadas; outro gestor decide sobre cada uma.',
    'Each has a reason and a computed effect. Once proposed they can no longer be edited; another manager decides on each.',
  ],
  confirm: ['Propor mudanças', 'Propose the changes'],
  working: (count: number, of: number) => [`Propondo ${count} de ${of}…`, `Proposing ${count} of ${of}…`],
  refused: (count: number, done: number) => [
    `${count === 1 ? '1 não foi proposta' : `${count} não foram propostas`}${done > 0 ? `; propostas: ${done}` : ''}`,
    `${count === 1 ? '1 was not proposed' : `${count} were not proposed`}${done > 0 ? `; proposed: ${done}` : ''}`,
  ],
  done: (count: number) => [`Mudanças propostas: ${count}`, `Changes proposed: ${count}`],
})

type ProposeSeveralProps = { changes: readonly PriceChange[]; propose: PriceChangeActions['propose'] }

const idOf = ({ id }: PriceChange) => id

export const ProposeSeveral = ({ changes, propose }: ProposeSeveralProps) => {
  const t = useTexts(TEXTS)
  const language = useLanguage()
  const { asked, count, outcome, isOpen, setOpen, proposeAll } = useProposeSeveral(changes, propose)
  const nameOf = (change: PriceChange) =>
    `${localized(CHANGE_KINDS[change.kind], language)} · ${priceTableName(change)}`
  if (changes.length < 2 && !isOpen) return null
  return (
    <AlertDialog
      tone="primary"
      title={t.title(asked.length)}
      description={t.text}
      confirmLabel={t.confirm}
      trigger={
        <Button size="small" icon={<Send />}>
          {t.button(changes.length)}
        </Button>
      }
      open={isOpen}
      onOpenChange={setOpen}
      onConfirm={proposeAll}
    >
      {outcome ? (
        <Callout tone="danger" title={t.refused(outcome.refused.length, outcome.doneIds.length)}>
          <RefusedRows refused={outcome.refused} nameOf={nameOf} />
        </Callout>
      ) : (
        <ul className="max-h-60 list-disc overflow-y-auto pl-5 text-sm">
          {asked.map((change) => (
            <li key={change.id}>
              {nameOf(change)} <span className="text-ink-muted">({change.institutionName})</span>
            </li>
          ))}
        </ul>
      )}
      {count === null ? null : (
        <p role="status" className="mt-3 text-ink-muted text-sm tabular-nums">
          {t.working(count + 1, asked.length)}
        </p>
      )}
    </AlertDialog>
  )
}

const useProposeSeveral = (changes: readonly PriceChange[], propose: PriceChangeActions['propose']) => {
  const t = useTexts(TEXTS)
  const show = useCachePriceChange()
  const [count, setCount] = useState<number | null>(null)
  const [outcome, setOutcome] = useState<BulkResult<PriceChange> | null>(null)
  // Proposed changes leave `changes` one by one; the dialog keeps those it was opened with.
  const [asked, setAsked] = useState(changes)
  const [isOpen, setIsOpen] = useState(false)
  const setOpen = (next: boolean) => {
    if (next) setAsked(changes)
    setOutcome(null)
    setIsOpen(next)
  }
  const proposeAll = async (): Promise<boolean> => {
    setOutcome(null)
    const act = async ({ id }: PriceChange) => {
      const answer = await runAction(propose, { id })
      if (answer.ok) show(answer.data)
      return answer
    }
    const result = await runBulkAction({ rows: asked, idOf, act, onStep: setCount })
    setCount(null)
    if (result.refused.length === 0) {
      announce(t.done(result.doneIds.length))
      return true
    }
    setOutcome(result)
    setAsked(result.refused.map(({ row }) => row))
    return false
  }
  return { asked, count, outcome, isOpen, setOpen, proposeAll }
}
