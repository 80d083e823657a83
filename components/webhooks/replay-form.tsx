'use client'
import { useState } from 'react'
import { TextField } from '#components/fields/text-field.tsx'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { Button } from '#components/ui/button.tsx'
import { Callout } from '#components/ui/callout.tsx'
import { ProblemCallout } from '#components/ui/problem-callout.tsx'
import { useActionForm } from '#lib/client/use-action-form.ts'
import { type Endpoint, type ReplayEndpoint, useRefetchWebhooks } from '#lib/client/webhooks.ts'
import { afterMs, instantOf } from '#lib/config/clock.ts'

const TEXTS = texts({
  from: ['De', 'From'],
  to: ['Até', 'To'],
  hint: ['Horário de Brasília; até 30 dias atrás.', 'Brazilian time; at most 30 days ago.'],
  send: ['Reenviar', 'Replay'],
  close: ['Concluir', 'Done'],
  one: ['1 entrega começou.', '1 delivery has begun.'],
  many: (count: number) => [`${count} entregas começaram.`, `${count} deliveries have begun.`],
  none: ['Não há eventos nesse período.', 'There are no events in that period.'],
})

type ReplayFormProps = { endpoint: Endpoint; now: string; replay: ReplayEndpoint; onClose: () => void }
type Period = { from: string; to: string }

const HOUR_MS = 3_600_000
/** São Paulo has had no daylight saving time since 2019. */
const OFFSET = '-03:00'
const localDateTime = (instant: Date): string =>
  afterMs(instant, -3 * HOUR_MS)
    .toISOString()
    .slice(0, 16)

export const ReplayForm = ({ endpoint, now, replay, onClose }: ReplayFormProps) => {
  const t = useTexts(TEXTS)
  const refetch = useRefetchWebhooks()
  const [replayedCount, setReplayedCount] = useState<number | null>(null)
  const present = instantOf(now)
  const { form, submit, problem, error, pending } = useActionForm<
    Period,
    { endpointId: string; from: string; to: string },
    { replayed: number }
  >({
    schema: async () =>
      (await import('#lib/contracts/webhooks/webhook-changes.ts')).replayEndpointCommand.body,
    values: { from: localDateTime(afterMs(present, -24 * HOUR_MS)), to: localDateTime(present) },
    action: replay,
    toInput: ({ from, to }) => ({
      endpointId: endpoint.id,
      from: `${from}:00${OFFSET}`,
      to: `${to}:59.999${OFFSET}`,
    }),
    onDone: (answer) => {
      setReplayedCount(answer.replayed)
      refetch()
    },
  })
  const outcome = replayedCount === 0 ? t.none : replayedCount === 1 ? t.one : t.many(replayedCount ?? 0)
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField label={t.from} type="datetime-local" error={error('from')} {...form.register('from')} />
        <TextField
          label={t.to}
          type="datetime-local"
          hint={t.hint}
          error={error('to')}
          {...form.register('to')}
        />
      </div>
      {problem ? <ProblemCallout problem={problem} /> : null}
      {replayedCount === null ? null : (
        <Callout tone={replayedCount === 0 ? 'info' : 'positive'} title={outcome} />
      )}
      <div className="flex justify-end gap-2">
        {replayedCount === null ? null : <Button onClick={onClose}>{t.close}</Button>}
        <Button variant="primary" type="submit" pending={pending}>
          {t.send}
        </Button>
      </div>
    </form>
  )
}
