'use client'
import { Pause, Play } from 'lucide-react'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { AlertDialog } from '#components/ui/alert-dialog.tsx'
import { announce } from '#components/ui/announce.ts'
import { Button } from '#components/ui/button.tsx'
import { runAction } from '#lib/client/run-action.ts'
import {
  type EnableEndpoint,
  type Endpoint,
  type PauseEndpoint,
  useRefetchWebhooks,
} from '#lib/client/webhooks.ts'

const PAUSE = texts({
  act: ['Pausar', 'Pause'],
  title: ['Pausar este endpoint?', 'Pause this endpoint?'],
  text: [
    'Os próximos eventos ficam retidos. Depois de reativar, reenvie o período para entregá-los.',
    'The next events are held. After enabling it, replay the period to deliver them.',
  ],
  done: ['Endpoint pausado', 'Endpoint paused'],
})

const ENABLE = texts({
  act: ['Reativar', 'Enable'],
  title: ['Reativar este endpoint?', 'Enable this endpoint?'],
  text: [
    'Os próximos eventos voltam a ser enviados. As entregas retidas continuam retidas até você reenviar o período.',
    'The next events are sent again. Held deliveries stay held until you replay the period.',
  ],
  done: ['Endpoint reativado', 'Endpoint enabled'],
})

type EndpointPowerButtonProps = {
  endpoint: Endpoint
  isOff: boolean
  enable: EnableEndpoint
  pause: PauseEndpoint
}

/** One button for both actions, so that the focus stays on it when the action changes. */
export const EndpointPowerButton = ({ endpoint, isOff, enable, pause }: EndpointPowerButtonProps) => {
  const t = useTexts(isOff ? ENABLE : PAUSE)
  const refetch = useRefetchWebhooks()
  const confirm = async () => {
    const answer = await runAction(isOff ? enable : pause, { id: endpoint.id })
    if (!answer.ok) return `${answer.problem.detail} ${answer.problem.nextAction}`
    refetch()
    announce(t.done)
    return undefined
  }
  return (
    <AlertDialog
      title={t.title}
      description={t.text}
      confirmLabel={t.act}
      tone="primary"
      onConfirm={confirm}
      trigger={
        <Button size="small" title={t.act} icon={isOff ? <Play /> : <Pause />}>
          <span className={isOff ? undefined : '@2xl:sr-only'}>{t.act}</span>
        </Button>
      }
    />
  )
}
