'use client'
import { Ban, Link2 } from 'lucide-react'
import dynamic from 'next/dynamic'
import { useRef, useState } from 'react'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import type { ProposalActions } from '#components/pending-items/proposal-actions.ts'
import { ExportSelected } from '#components/tables/export-selected.tsx'
import { SelectionBar } from '#components/tables/selection-bar.tsx'
import { focusRow } from '#components/tables/use-row-keys.ts'
import type { Selection } from '#components/tables/use-selection.ts'
import { announce } from '#components/ui/announce.ts'
import { Button } from '#components/ui/button.tsx'
import { usePreloaded } from '#components/ui/use-preloaded.ts'
import type { ProposalItem } from '#lib/client/proposals.ts'
import { cancelTarget } from '#lib/domain/proposals/status.ts'

const TEXTS = texts({
  links: (count: number) => [`Copiar links (${count})`, `Copy links (${count})`],
  copied: ['Links copiados', 'Links copied'],
  cancel: (count: number) => [`Cancelar (${count})`, `Cancel (${count})`],
})

const load = () => import('./cancel-several-question.tsx').then((module) => module.CancelSeveralQuestion)
const CancelSeveralQuestion = dynamic(load, { ssr: false })

type ProposalSelectionProps = {
  selection: Selection
  rows: readonly ProposalItem[]
  cancel: ProposalActions['cancel']
}

export const ProposalSelection = ({ selection, rows, cancel }: ProposalSelectionProps) => {
  const t = useTexts(TEXTS)
  const [asking, setAsking] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const firstCanceledId = useRef('')
  const isWanted = usePreloaded(load, asking)
  const selectedRows = rows.filter(({ id }) => selection.has(id))
  const toSign = selectedRows.filter(({ status }) => status === 'formalization')
  // Once the payout has begun, a cancellation may come too late, so it is not offered in bulk.
  const cancelable = selectedRows.filter(({ status }) => cancelTarget(status) === 'canceled')
  const copyLinks = async () => {
    const lines = toSign.map(({ clientName, formalizationLink }) => `${clientName}: ${formalizationLink}`)
    await navigator.clipboard.writeText(lines.join('\n'))
    announce(t.copied)
  }
  return (
    <>
      <SelectionBar selection={selection}>
        {toSign.length > 0 ? (
          <Button size="small" icon={<Link2 />} onClick={() => void copyLinks()}>
            {t.links(toSign.length)}
          </Button>
        ) : null}
        <ExportSelected path="/api/panel/proposals/export" selected={{ ids: selection.ids }} />
        {cancelable.length > 0 ? (
          <Button
            ref={button}
            size="small"
            icon={<Ban />}
            aria-haspopup="dialog"
            aria-expanded={asking}
            onClick={() => {
              firstCanceledId.current = cancelable[0]?.id ?? ''
              setAsking(true)
            }}
          >
            {t.cancel(cancelable.length)}
          </Button>
        ) : null}
      </SelectionBar>
      {isWanted ? (
        <CancelSeveralQuestion
          proposals={cancelable}
          cancel={cancel}
          open={asking}
          onOpenChange={setAsking}
          onDone={selection.clear}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            // The bar, and with it the button, disappears once all proposals are cancelled.
            if (button.current) button.current.focus()
            else focusRow(firstCanceledId.current)
          }}
        />
      ) : null}
    </>
  )
}
