import { Send } from 'lucide-react'
import { useState } from 'react'
import { runAction } from '#lib/client/run-action'
import { type ResendDeliveries, useRefetchWebhooks } from '#lib/client/webhooks'
import { texts } from '../language/texts.ts'
import { useTexts } from '../language/use-texts.ts'
import { SelectionBar } from '../tables/selection-bar.tsx'
import type { Selection } from '../tables/use-selection.ts'
import { Button } from '../ui/button.tsx'

const TEXTS = texts({
  resend: ['Reenviar selecionadas', 'Resend selected'],
  sent: (count: number) =>
    count === 1
      ? ['1 entrega a caminho.', '1 delivery on its way.']
      : [`${count} entregas a caminho.`, `${count} deliveries on their way.`],
  skipped: (count: number) => [
    `${count} de endpoint pausado ou desativado não foram reenviadas.`,
    `${count} of a paused or disabled endpoint were not sent.`,
  ],
})

type ResendSelectedProps = { selection: Selection; resendMany: ResendDeliveries }

/** Sending several deliveries again at once, and what came of it. */
export const ResendSelected = ({ selection, resendMany }: ResendSelectedProps) => {
  const t = useTexts(TEXTS)
  const refetch = useRefetchWebhooks()
  const [pending, setPending] = useState(false)
  const [result, setResult] = useState('')
  const send = async () => {
    setPending(true)
    const answer = await runAction(resendMany, { ids: [...selection.ids] })
    setPending(false)
    if (!answer.ok) return setResult(answer.problem.detail)
    const { resent, skipped } = answer.data
    setResult(skipped > 0 ? `${t.sent(resent)} ${t.skipped(skipped)}` : t.sent(resent))
    selection.clear()
    refetch()
  }
  return (
    <>
      <p role="status" className="text-sm">
        {result}
      </p>
      <SelectionBar selection={selection}>
        <Button
          size="small"
          variant="primary"
          icon={<Send aria-hidden />}
          pending={pending}
          onClick={() => void send()}
        >
          {t.resend}
        </Button>
      </SelectionBar>
    </>
  )
}
