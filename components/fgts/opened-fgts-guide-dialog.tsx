'use client'
import { MessageCircle } from 'lucide-react'
import { localized, localizedTexts, texts } from '#components/language/texts.ts'
import { buttonClasses } from '#components/ui/button-classes.ts'
import { CopyButton } from '#components/ui/copy-button.tsx'
import { OpenedDialog } from '#components/ui/opened-dialog.tsx'
import { useLanguage } from '#components/use-language.ts'
import { type FgtsGuide, fgtsGuideOf } from './fgts-guides.ts'
import { PhoneDrawing } from './phone-drawing.tsx'

const TEXTS = texts({
  title: ['O que o cliente faz no app FGTS', 'What the customer does in the FGTS app'],
  steps: ['Passos', 'Steps'],
  step: (index: number, text: string) => [`Passo ${index}. ${text}`, `Step ${index}. ${text}`],
  drawing: (screen: string, touch: string) => [
    `Desenho da tela “${screen}” do celular, com “${touch}” marcado`,
    `Drawing of the phone’s screen “${screen}” with “${touch}” marked`,
  ],
  afterwards: ['Depois', 'Then'],
  copy: ['Copiar para o cliente', 'Copy for the customer'],
  whatsapp: ['Enviar por WhatsApp', 'Send by WhatsApp'],
})

export type OpenedFgtsGuideDialogProps = {
  code: string
  name: string
  text: string
  open: boolean
  onOpenChange: (open: boolean) => void
}

export const OpenedFgtsGuideDialog = ({ code, name, text, ...dialog }: OpenedFgtsGuideDialogProps) => {
  const language = useLanguage()
  const t = localizedTexts(TEXTS, language)
  const guide = fgtsGuideOf(code, name)
  if (!guide) return null
  const message = messageOf(guide, text)
  return (
    <OpenedDialog
      {...dialog}
      size="wide"
      title={t.title}
      description={localized(guide.why, language)}
      actions={
        <>
          <CopyButton text={message} label={t.copy} />
          <a
            href={`https://wa.me/?text=${encodeURIComponent(message)}`}
            target="_blank"
            rel="noopener noreferrer"
            className={buttonClasses({ variant: 'primary' })}
          >
            <MessageCircle aria-hidden />
            {t.whatsapp}
          </a>
        </>
      }
    >
      <GuideSteps guide={guide} />
    </OpenedDialog>
  )
}

const GuideSteps = ({ guide }: { guide: FgtsGuide }) => {
  const language = useLanguage()
  const t = localizedTexts(TEXTS, language)
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users need focus to scroll the steps
      tabIndex={0}
      aria-label={t.steps}
      className="rounded-control"
    >
      <ol className="grid gap-5 sm:grid-cols-2">
        {guide.steps.map(({ text, scene }, index) => (
          <li key={localized(text, 'pt-BR')} className="flex flex-col items-center gap-3 sm:items-start">
            <PhoneDrawing
              scene={scene}
              label={t.drawing(scene.title, scene.lines.find(({ touch }) => touch)?.text ?? '')}
            />
            <p className="text-pretty text-sm">{t.step(index + 1, localized(text, language))}</p>
          </li>
        ))}
      </ol>
      <p className="mt-5 border-t pt-4 text-sm">
        <span className="font-medium">{t.afterwards}:</span> {localized(guide.afterwards, language)}
      </p>
    </section>
  )
}

/** Always in Portuguese, because the customer reads the message. */
const messageOf = ({ why, steps, afterwards }: FgtsGuide, text: string): string =>
  [
    text,
    localized(why, 'pt-BR'),
    '',
    ...steps.map((step, index) => `${index + 1}. ${localized(step.text, 'pt-BR')}`),
    '',
    localized(afterwards, 'pt-BR'),
    'Ninguém precisa da sua senha do app: não informe a ninguém.',
  ].join('\n')
