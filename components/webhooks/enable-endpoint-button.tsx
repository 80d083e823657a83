'use client'
import { runAction } from '#lib/client/run-action'
import { type EnableEndpoint, type Endpoint, useRefetchWebhooks } from '#lib/client/webhooks'
import { texts } from '../language/texts.ts'
import { useTexts } from '../language/use-texts.ts'
import { AlertDialog } from '../ui/alert-dialog.tsx'
import { announce } from '../ui/announce.ts'
import { Button } from '../ui/button.tsx'

const TEXTS = texts({
  enable: ['Reativar', 'Enable'],
  title: ['Reativar este endpoint?', 'Enable this endpoint?'],
  text: [
    'Os próximos eventos voltam a ser enviados. As entregas retidas continuam retidas até você reenviar o período.',
    'The next events are sent again. Held deliveries stay held until you replay the period.',
  ],
  done: ['Endpoint reativado', 'Endpoint enabled'],
})

/** Switches a disabled endpoint on again, after asking. */
export const EnableEndpointButton = ({
  endpoint,
  enable,
}: {
  endpoint: Endpoint
  enable: EnableEndpoint
}) => {
  const t = useTexts(TEXTS)
  const refetch = useRefetchWebhooks()
  const confirm = async () => {
    const answer = await runAction(enable, { id: endpoint.id })
    if (!answer.ok) return `${answer.problem.detail} ${answer.problem.nextAction}`
    refetch()
    announce(t.done)
    return undefined
  }
  return (
    <AlertDialog
      title={t.title}
      description={t.text}
      confirmLabel={t.enable}
      tone="primary"
      onConfirm={confirm}
      trigger={<Button size="small">{t.enable}</Button>}
    />
  )
}
