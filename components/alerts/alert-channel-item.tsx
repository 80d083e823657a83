'use client'
import { Mail, Trash2, Webhook } from 'lucide-react'
import { useState } from 'react'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { AlertDialog } from '#components/ui/alert-dialog.tsx'
import { announce } from '#components/ui/announce.ts'
import { Button } from '#components/ui/button.tsx'
import { IconButton } from '#components/ui/icon-button.tsx'
import { RelativeTime } from '#components/ui/relative-time.tsx'
import {
  type AlertChannel,
  type RemoveAlertChannel,
  type TestAlertChannel,
  useRefetchAlerts,
} from '#lib/client/alerts.ts'
import { runAction } from '#lib/client/run-action.ts'
import { MESSAGE_NAMES } from './alert-display.ts'

const TEXTS = texts({
  test: ['Enviar teste', 'Send a test'],
  testOf: (address: string) => [`Enviar teste a ${address}`, `Send a test to ${address}`],
  tested: ['O teste foi enviado.', 'The test was sent.'],
  refused: (why: string) => [`O teste falhou: ${why}.`, `The test failed: ${why}.`],
  notSent: [
    'Nada foi enviado: o envio de e-mails não está configurado.',
    'Nothing was sent: sending mail is not configured.',
  ],
  remove: (address: string) => [`Retirar ${address}`, `Remove ${address}`],
  ask: (address: string) => [`Retirar ${address}?`, `Remove ${address}?`],
  what: ['Os próximos alertas não vão mais para lá.', 'The next alerts are not sent there any more.'],
  removeNow: ['Retirar', 'Remove'],
  removed: ['Destino retirado', 'Destination removed'],
  never: ['Nada foi enviado ainda.', 'Nothing was sent yet.'],
  sent: ['enviado', 'sent'],
  failed: ['não enviado', 'not sent'],
  off: ['não enviado: o envio de e-mails não está configurado', 'not sent: sending mail is not configured'],
  waiting: ['na fila', 'queued'],
  retried: ['falhou, tenta de novo', 'failed, tried again'],
})

type AlertChannelItemProps = {
  channel: AlertChannel
  now: string
  remove: RemoveAlertChannel
  test: TestAlertChannel
}

export const AlertChannelItem = ({ channel, now, remove, test }: AlertChannelItemProps) => {
  const t = useTexts(TEXTS)
  const refetch = useRefetchAlerts()
  const { id, kind, address } = channel
  const removeChannel = async () => {
    const answer = await runAction(remove, { id })
    if (!answer.ok) return `${answer.problem.detail} ${answer.problem.nextAction}`
    refetch()
    announce(t.removed)
    return undefined
  }
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0">
      <span aria-hidden className="text-ink-muted [&_svg]:size-4.5">
        {kind === 'mail' ? <Mail /> : <Webhook />}
      </span>
      <div className="min-w-0 flex-1 basis-52">
        <p className="break-all font-medium text-sm">{address}</p>
        <LastMessage last={channel.last} now={now} />
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <TestButton id={id} address={address} test={test} onDone={refetch} />
        <AlertDialog
          title={t.ask(address)}
          description={t.what}
          confirmLabel={t.removeNow}
          onConfirm={removeChannel}
          trigger={<IconButton size="small" label={t.remove(address)} icon={<Trash2 />} />}
        />
      </div>
    </li>
  )
}

const LastMessage = ({ last, now }: Pick<AlertChannel, 'last'> & { now: string }) => {
  const t = useTexts(TEXTS)
  const kinds = useTexts(MESSAGE_NAMES)
  if (last === null) return <p className="text-ink-muted text-sm">{t.never}</p>
  const { kind, status, at, nextAt, problem } = last
  const isGood = status === 'sent' || (status === 'waiting' && nextAt === null)
  return (
    <p className={isGood ? 'text-ink-muted text-sm' : 'text-danger text-sm'}>
      {kinds[kind]}: {status === 'waiting' && nextAt !== null ? t.retried : t[status]}{' '}
      <RelativeTime at={nextAt ?? at} now={now} />
      {problem === null ? null : ` (${problem})`}
    </p>
  )
}

type TestButtonProps = { id: string; address: string; test: TestAlertChannel; onDone: () => void }

const TestButton = ({ id, address, test, onDone }: TestButtonProps) => {
  const t = useTexts(TEXTS)
  const [pending, setPending] = useState(false)
  const [result, setResult] = useState('')
  const run = async () => {
    setPending(true)
    const answer = await runAction(test, { id })
    setPending(false)
    if (!answer.ok) return setResult(answer.problem.detail)
    onDone()
    const { status, problem } = answer.data
    setResult(status === 'sent' ? t.tested : status === 'off' ? t.notSent : t.refused(problem ?? ''))
  }
  return (
    <>
      <span role="status" className="text-sm empty:hidden">
        {result}
      </span>
      <Button size="small" pending={pending} onClick={() => void run()} aria-label={t.testOf(address)}>
        {t.test}
      </Button>
    </>
  )
}
