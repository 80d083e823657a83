import dynamic from 'next/dynamic'
import { useRef, useState } from 'react'
import type { ProposalActions } from '#components/pending-items/proposal-actions.ts'
import { focusRow } from '#components/tables/use-row-keys.ts'
import { usePreloaded } from '#components/ui/use-preloaded.ts'
import type { ProposalItem } from '#lib/client/proposals.ts'
import { cancelTarget } from '#lib/domain/proposals/status.ts'

const load = () => import('./cancel-several-question.tsx').then((module) => module.CancelSeveralQuestion)
const CancelSeveralQuestion = dynamic(load, { ssr: false })

type CancelQuestionInput = {
  rows: readonly ProposalItem[]
  cancel: ProposalActions['cancel']
  onDone: (ids: readonly string[]) => void
}

/** Once the payout has begun, a cancellation may come too late, so the list does not offer it. */
export const isCancelable = ({ status }: Pick<ProposalItem, 'status'>): boolean =>
  cancelTarget(status) === 'canceled'

export const useCancelQuestion = ({ rows, cancel, onDone }: CancelQuestionInput) => {
  const [ids, setIds] = useState<readonly string[]>([])
  const [open, setOpen] = useState(false)
  const before = useRef<Element | null>(null)
  const isWanted = usePreloaded(load, open)
  const ask = (proposals: readonly ProposalItem[]) => {
    before.current = document.activeElement
    setIds(proposals.map(({ id }) => id))
    setOpen(true)
  }
  const leaveRefused = (doneIds: readonly string[]) => {
    onDone(doneIds)
    const refused = ids.filter((id) => !doneIds.includes(id))
    if (refused.length > 0) setIds(refused)
  }
  const returnFocus = (event: Event) => {
    event.preventDefault()
    const { current } = before
    // The selection bar disappears together with the pressed button once all proposals are cancelled.
    if (current instanceof HTMLElement && current.isConnected && current !== document.body) current.focus()
    else focusRow(ids[0] ?? '')
  }
  const question = isWanted ? (
    <CancelSeveralQuestion
      proposals={rows.filter((row) => ids.includes(row.id) && isCancelable(row))}
      count={ids.length}
      cancel={cancel}
      open={open}
      onOpenChange={setOpen}
      onDone={leaveRefused}
      onCloseAutoFocus={returnFocus}
    />
  ) : null
  return { ask, question }
}
