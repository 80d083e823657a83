'use client'
import { Send } from 'lucide-react'
import { useState } from 'react'
import { localized, texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { StaleNotice } from '#components/live/stale-notice.tsx'
import { PageHeader } from '#components/shell/page-header.tsx'
import { announce } from '#components/ui/announce.ts'
import { Badge } from '#components/ui/badge.tsx'
import { Button } from '#components/ui/button.tsx'
import { DottedText } from '#components/ui/dotted-text.tsx'
import { ProblemCallout } from '#components/ui/problem-callout.tsx'
import { useLanguage } from '#components/use-language.ts'
import type { ClientProblem } from '#lib/client/answer.ts'
import { runAction } from '#lib/client/run-action.ts'
import {
  type DeliveryDetail,
  type ResendDelivery,
  type RevealBody,
  useDelivery,
  useRefetchWebhooks,
} from '#lib/client/webhooks.ts'
import { AttemptCard } from './attempt-card.tsx'
import { DeliveryBodyCard } from './delivery-body-card.tsx'
import { DeliveryFactsCard } from './delivery-facts-card.tsx'
import { DELIVERY_NAMES, DELIVERY_TONES, isFailing } from './webhook-names.ts'

const TEXTS = texts({
  back: ['Entregas', 'Deliveries'],
  resend: ['Reenviar agora', 'Resend now'],
  sent: ['Entrega a caminho de novo', 'The delivery is on its way again'],
  failed: (count: number) =>
    count === 1 ? ['Falhou 1 vez', 'Failed once'] : [`Falhou ${count} vezes`, `Failed ${count} times`],
  waiting: ['A primeira tentativa está a caminho.', 'The first attempt is on its way.'],
})

export type DeliveryScreenProps = {
  initial: DeliveryDetail
  now: string
  resend: ResendDelivery
  reveal: RevealBody
}

export const DeliveryScreen = ({ initial, now, resend, reveal }: DeliveryScreenProps) => {
  const t = useTexts(TEXTS)
  const language = useLanguage()
  const query = useDelivery(initial)
  const { data: delivery } = query
  const refetch = useRefetchWebhooks()
  const [problem, setProblem] = useState<ClientProblem | null>(null)
  const [pending, setPending] = useState(false)
  const send = async () => {
    setPending(true)
    setProblem(null)
    const answer = await runAction(resend, { id: delivery.id })
    setPending(false)
    if (!answer.ok) setProblem(answer.problem)
    else announce(t.sent)
    refetch()
  }
  return (
    <>
      <PageHeader
        title={
          <span className="break-words">
            <DottedText text={delivery.type} />
          </span>
        }
        back={{ href: '/webhooks/deliveries', label: t.back }}
        meta={
          <Badge tone={isFailing(delivery) ? 'danger' : DELIVERY_TONES[delivery.status]}>
            {isFailing(delivery)
              ? t.failed(delivery.attempts)
              : localized(DELIVERY_NAMES[delivery.status], language)}
          </Badge>
        }
        actions={
          <Button variant="primary" icon={<Send />} pending={pending} onClick={() => void send()}>
            {t.resend}
          </Button>
        }
      />
      <StaleNotice query={query} />
      {problem ? <ProblemCallout problem={problem} className="mb-5" /> : null}
      <div className="grid gap-5">
        <DeliveryFactsCard delivery={delivery} now={now} />
        <DeliveryBodyCard delivery={delivery} reveal={reveal} />
        {delivery.history.length === 0 ? <p className="text-ink-muted text-sm">{t.waiting}</p> : null}
        {delivery.history.toReversed().map((attempt) => (
          <AttemptCard key={attempt.number} attempt={attempt} now={now} />
        ))}
      </div>
    </>
  )
}
