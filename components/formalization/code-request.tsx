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
import { CODE_DIGITS, CODE_LIMITS, type CodeChannel } from '#lib/domain/formalization/signature-code.ts'
import type { useCodeRequest } from './use-code-request.ts'

const LIFE_MINUTES = CODE_LIMITS.lifeMs / 60_000

/** Stands for the end of a code that is not sent yet: every moment is written with as many characters. */
const ANY_MOMENT = new Date(0)

const TEXTS = texts({
  why: [
    'Para assinar, você digita um código que só você recebe. Não passe o código a ninguém, nem a quem atendeu você.',
    'To sign, you type a code that only you receive. Give it to nobody, not even to whoever served you.',
  ],
  to: (destination: string) => [
    `Vai para ${destination} e vale por ${LIFE_MINUTES} minutos.`,
    `It goes to ${destination} and is valid for ${LIFE_MINUTES} minutes.`,
  ],
  life: [`O código vale por ${LIFE_MINUTES} minutos.`, `The code is valid for ${LIFE_MINUTES} minutes.`],
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
    `Demonstração: nada é enviado. O código para o telefone ${destination} aparece aqui:`,
    `Demonstration: nothing is sent. The code for the phone ${destination} appears here:`,
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
      <p className="text-pretty text-ink-muted">{t.why}</p>
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
        {only.channel === 'demonstration' ? (
          <DemonstrationCode destination={only.destination} code={sentCode && request.shownCode} />
        ) : (
          <Delivery {...{ destinations }} sent={sentCode} />
        )}
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

/** Has the height of its longer text from the start, so that the response moves no button under a thumb. */
const Delivery = ({ destinations, sent }: CodeStep) => {
  const t = useTexts(TEXTS)
  const [only, ...others] = destinations.map(({ destination }) => destination)
  const expected = only && others.length === 0 ? t.to(only) : t.life
  return (
    <div className="grid text-pretty *:col-start-1 *:row-start-1">
      {destinations.map(({ channel, destination }) => (
        <p key={channel} aria-hidden className="invisible font-medium">
          {t.sent(destination, ANY_MOMENT)}
        </p>
      ))}
      {sent ? (
        <p className="font-medium">{t.sent(sent.destination, sent.expiresAt)}</p>
      ) : (
        <p className="text-ink-muted">{expected}</p>
      )}
    </div>
  )
}

const DemonstrationCode = ({
  destination,
  code,
}: {
  destination: string
  code: string | null | undefined
}) => {
  const t = useTexts(TEXTS)
  return (
    <div className={cn('rounded-card border p-3.5 text-sm', TONE_BOX.info)}>
      <p className="text-pretty font-medium leading-5">{t.demonstration(destination)}</p>
      <p className="mt-1 font-semibold text-2xl text-ink tabular-nums tracking-widest">
        {code ?? <span aria-hidden>{'–'.repeat(CODE_DIGITS)}</span>}
      </p>
    </div>
  )
}
