import { Send } from 'lucide-react'
import { useState } from 'react'
import { runAction } from '#lib/client/run-action'
import { type ResendDeliveries, useRefetchWebhooks } from '#lib/client/webhooks'
import { texts } from '../language/texts.ts'
import { useTexts } from '../language/use-texts.ts'
import { Button } from '../ui/button.tsx'

const TEXTS = texts({
  all: ['Selecionar todas desta página', 'Select all of this page'],
  chosen: (count: number) =>
    count === 1 ? ['1 selecionada', '1 selected'] : [`${count} selecionadas`, `${count} selected`],
  resend: ['Reenviar selecionadas', 'Resend selected'],
  clear: ['Limpar seleção', 'Clear selection'],
  sent: (count: number) =>
    count === 1
      ? ['1 entrega a caminho.', '1 delivery on its way.']
      : [`${count} entregas a caminho.`, `${count} deliveries on their way.`],
  skipped: (count: number) => [
    `${count} de endpoint pausado ou desativado não foram reenviadas.`,
    `${count} of a paused or disabled endpoint were not sent.`,
  ],
})

type ResendBarProps = {
  ids: readonly string[]
  chosen: readonly string[]
  onChoose: (ids: readonly string[]) => void
  resendMany: ResendDeliveries
}

/** How many deliveries are selected, and sending them again at once. */
export const ResendBar = ({ ids, chosen, onChoose, resendMany }: ResendBarProps) => {
  const t = useTexts(TEXTS)
  const refetch = useRefetchWebhooks()
  const [pending, setPending] = useState(false)
  const [result, setResult] = useState('')
  const send = async () => {
    setPending(true)
    const answer = await runAction(resendMany, { ids: [...chosen] })
    setPending(false)
    if (!answer.ok) return setResult(answer.problem.detail)
    const { resent, skipped } = answer.data
    setResult(skipped > 0 ? `${t.sent(resent)} ${t.skipped(skipped)}` : t.sent(resent))
    onChoose([])
    refetch()
  }
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-2 text-sm">
      {chosen.length === 0 ? (
        <Button size="small" onClick={() => onChoose(ids)}>
          {t.all}
        </Button>
      ) : (
        <>
          <span className="font-medium tabular-nums">{t.chosen(chosen.length)}</span>
          <Button
            size="small"
            variant="primary"
            icon={<Send aria-hidden />}
            pending={pending}
            onClick={() => void send()}
          >
            {t.resend}
          </Button>
          <Button size="small" variant="quiet" onClick={() => onChoose([])}>
            {t.clear}
          </Button>
        </>
      )}
      <span role="status" className="text-ink-muted">
        {result}
      </span>
    </div>
  )
}
