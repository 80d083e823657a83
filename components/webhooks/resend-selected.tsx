'use client'
import { Send, X } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { SelectionBar } from '#components/tables/selection-bar.tsx'
import type { Selection } from '#components/tables/use-selection.ts'
import { Button } from '#components/ui/button.tsx'
import { Callout } from '#components/ui/callout.tsx'
import { IconButton } from '#components/ui/icon-button.tsx'
import type { Tone } from '#components/ui/tone.ts'
import { runAction } from '#lib/client/run-action.ts'
import { type ResendDeliveries, useRefetchWebhooks } from '#lib/client/webhooks.ts'

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
  close: ['Fechar o aviso', 'Close the notice'],
})

type Result = { tone: Tone; text: string }

type ResendSelectedProps = { selection: Selection; resendMany: ResendDeliveries }

export const ResendSelected = ({ selection, resendMany }: ResendSelectedProps) => {
  const t = useTexts(TEXTS)
  const refetch = useRefetchWebhooks()
  const [pending, setPending] = useState(false)
  const [result, setResult] = useState<Result | null>(null)
  const send = async () => {
    setPending(true)
    setResult(null)
    const answer = await runAction(resendMany, { ids: [...selection.ids] })
    setPending(false)
    if (!answer.ok) return setResult({ tone: 'danger', text: answer.problem.detail })
    const { resent, skipped } = answer.data
    setResult(
      skipped > 0
        ? { tone: 'warning', text: `${t.sent(resent)} ${t.skipped(skipped)}` }
        : { tone: 'positive', text: t.sent(resent) },
    )
    selection.clear()
    refetch()
  }
  const close = (
    <IconButton
      className="-my-1.5"
      size="small"
      label={t.close}
      icon={<X />}
      onClick={() => setResult(null)}
    />
  )
  return (
    <SelectionBar selection={selection} report={result ? <ResendResult {...result} close={close} /> : null}>
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
  )
}

const ResendResult = ({ tone, text, close }: Result & { close: ReactNode }) => (
  <Callout
    tone={tone}
    className="shadow-pop"
    title={
      <span className="flex items-start justify-between gap-3">
        {text} {close}
      </span>
    }
  />
)
