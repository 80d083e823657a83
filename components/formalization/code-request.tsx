'use client'
import { MessageSquareText } from 'lucide-react'
import { type Bilingual, texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { FormProblem } from '#components/self-service/form-problem.tsx'
import { Button } from '#components/ui/button.tsx'
import { Callout } from '#components/ui/callout.tsx'
import { cn } from '#components/ui/class-names.ts'
import { formatMoment } from '#components/ui/moment-text.ts'
import { RadioGroup } from '#components/ui/radio-group.tsx'
import { TONE_BOX } from '#components/ui/tone.ts'
import type { CodeStep } from '#lib/domain/formalization/formalization-view.ts'
import type { CodeChannel } from '#lib/domain/formalization/signature-code.ts'
import type { useCodeRequest } from './use-code-request.ts'

const TEXTS = texts({
  why: [
    'Para assinar, você digita um código que só você recebe. Não passe o código a ninguém, nem a quem atendeu você.',
    'To sign, you type a code that only you receive. Give it to nobody, not even to whoever served you.',
  ],
  to: (destination: string) => [`Vai para ${destination}.`, `It goes to ${destination}.`],
  how: ['Como quer receber o código?', 'How do you want to receive the code?'],
  send: ['Enviar código', 'Send code'],
  another: ['Enviar outro código', 'Send another code'],
  none: [
    'Não há como enviar o código agora. Fale com quem atendeu você.',
    'The code cannot be sent now. Talk to whoever served you.',
  ],
  sent: (destination: string, until: Date) => [
    `Código enviado para ${destination}. Vale até ${formatMoment(until, 'pt-BR')}.`,
    `Code sent to ${destination}. Valid until ${formatMoment(until, 'en')}.`,
  ],
  demonstration: (destination: string) => [
    `Demonstração: nada foi enviado. O telefone ${destination} receberia o código`,
    `Demonstration: nothing was sent. The phone ${destination} would receive the code`,
  ],
})

const CHANNELS = {
  sms: ['SMS', 'SMS'],
  whatsapp: ['WhatsApp', 'WhatsApp'],
  email: ['E-mail', 'E-mail'],
  demonstration: ['Demonstração', 'Demonstration'],
} as const satisfies Record<CodeChannel, Bilingual>

type CodeRequestProps = {
  /** Id of a separate form, because forms cannot be nested. */
  formId: string
  step: CodeStep
  request: Pick<ReturnType<typeof useCodeRequest>, 'problem' | 'pending' | 'shownCode'>
}

export const CodeRequest = ({
  formId,
  step: { destinations, sent: sentCode },
  request,
}: CodeRequestProps) => {
  const t = useTexts(TEXTS)
  const channels = useTexts(CHANNELS)
  const [only] = destinations
  if (!only) return <Callout tone="warning" title={t.none} />
  return (
    <div className="space-y-3 border-t pt-4">
      <p className="text-pretty text-ink-muted">
        {t.why} {destinations.length === 1 && !sentCode ? t.to(only.destination) : null}
      </p>
      {destinations.length === 1 ? (
        <input type="hidden" name="channel" value={only.channel} form={formId} />
      ) : (
        <RadioGroup
          label={t.how}
          name="channel"
          form={formId}
          defaultValue={sentCode?.channel ?? only.channel}
          options={destinations.map(({ channel, destination }) => ({
            value: channel,
            label: channels[channel],
            description: destination,
          }))}
        />
      )}
      <FormProblem problem={request.problem} />
      <div role="status">
        {sentCode && sentCode.channel !== 'demonstration' ? (
          <p className="text-pretty font-medium">{t.sent(sentCode.destination, sentCode.expiresAt)}</p>
        ) : null}
        {sentCode && request.shownCode ? (
          <div className={cn('rounded-card border p-3.5 text-sm', TONE_BOX.info)}>
            <p className="text-pretty font-medium leading-5">{t.demonstration(sentCode.destination)}</p>
            <p className="mt-1 font-semibold text-2xl text-ink tabular-nums tracking-widest">
              {request.shownCode}
            </p>
          </div>
        ) : null}
      </div>
      <Button
        type="submit"
        form={formId}
        variant={sentCode ? 'secondary' : 'primary'}
        size="large"
        full
        pending={request.pending}
        icon={<MessageSquareText aria-hidden className="size-4" />}
      >
        {sentCode ? t.another : t.send}
      </Button>
    </div>
  )
}
