'use client'
import { usePhoneToWriteTo } from '#components/personal-data/use-phone-to-write-to.ts'
import { useLanguage } from '#components/use-language'
import type { Consult } from '#lib/client/clt'
import { instantOf } from '#lib/config/clock'
import { texts } from '../language/texts.ts'
import { useTexts } from '../language/use-texts.ts'
import { maskedCpf } from '../proposals/wire-text.ts'
import { Card } from '../ui/card.tsx'
import { CopyButton } from '../ui/copy-button.tsx'
import { LinkToSend } from '../ui/link-to-send.tsx'
import { formatMoment } from '../ui/moment-text.ts'
import { QrCode } from '../ui/qr-code.tsx'
import { StatusDot } from '../ui/status-dot.tsx'

const TEXTS = texts({
  title: ['Envie o link para o cliente autorizar', 'Send the customer the link to authorize'],
  description: (deadline: string) => [
    `Ele lê o termo, confirma CPF e data de nascimento e autoriza. Vale até ${deadline}.`,
    `They read the term, confirm CPF and date of birth and authorize. Valid until ${deadline}.`,
  ],
  waiting: (name: string, cpf: string) => [
    `Aguardando ${name} (${cpf}). Esta tela muda sozinha.`,
    `Waiting for ${name} (${cpf}). This screen changes by itself.`,
  ],
  message: ['Copiar mensagem', 'Copy the message'],
  remind: ['Copiar lembrete', 'Copy a reminder'],
  qrCode: ['Código QR com o link do termo', 'QR code with the link of the term'],
  camera: [
    'Cliente com você? Aponte a câmera do celular dele.',
    'Customer with you? Point their phone’s camera here.',
  ],
})

type ConsultLinkCardProps = { consult: Consult; institutionName: string }

/**
 * The link the customer consents by, and the ways to hand it over: message, copy, or the camera of a phone
 * that is here.
 */
export const ConsultLinkCard = ({ consult, institutionName }: ConsultLinkCardProps) => {
  const t = useTexts(TEXTS)
  const language = useLanguage()
  const { consentLink, expiresAt } = consult
  const number = usePhoneToWriteTo({ subjectType: 'clt_consult', subjectId: consult.id })
  return (
    <Card
      className="border-accent-line"
      title={t.title}
      description={t.description(formatMoment(instantOf(expiresAt), language))}
    >
      <div className="grid gap-5 sm:grid-cols-[minmax(0,1fr)_auto]">
        <div className="min-w-0">
          <LinkToSend link={consentLink} whatsapp={{ number, text: messageOf(consult, institutionName) }} />
          <div className="mt-2 flex flex-wrap gap-2">
            <CopyButton size="small" text={messageOf(consult, institutionName)} label={t.message} />
            <CopyButton size="small" text={reminderOf(consult, institutionName)} label={t.remind} />
          </div>
          <p className="mt-4 text-ink-muted text-sm">
            <StatusDot tone="accent" live>
              <span>{t.waiting(firstName(consult.name), maskedCpf(consult.documentNumber))}</span>
            </StatusDot>
          </p>
        </div>
        <figure className="flex items-center gap-4 border-t pt-5 sm:w-36 sm:flex-col sm:items-stretch sm:gap-2 sm:border-t-0 sm:pt-0">
          <QrCode
            text={consentLink}
            label={t.qrCode}
            className="w-32 shrink-0 rounded-control border border-line sm:w-full"
          />
          <figcaption className="text-balance text-ink-muted text-xs sm:text-center">{t.camera}</figcaption>
        </figure>
      </div>
    </Card>
  )
}

const firstName = (name: string) => name.split(' ')[0] ?? name

// The message is the customer's to read: Portuguese, whatever the agent's screen speaks.
const messageOf = ({ name, consentLink, expiresAt }: Consult, institutionName: string) =>
  [
    `Olá, ${firstName(name)}! Para ver quanto você pode contratar no crédito CLT com ${institutionName}, preciso da sua autorização.`,
    `Leia o termo e responda por aqui, até ${formatMoment(instantOf(expiresAt), 'pt-BR')}:`,
    consentLink,
    'Não pedimos senha nem pagamento.',
  ].join('\n')

const reminderOf = ({ name, consentLink, expiresAt }: Consult, institutionName: string) =>
  [
    `Oi, ${firstName(name)}! Falta só a sua autorização para eu ver o seu crédito CLT com ${institutionName}.`,
    `O link vale até ${formatMoment(instantOf(expiresAt), 'pt-BR')}:`,
    consentLink,
    'Se não quiser mais, é só recusar por lá. Não pedimos senha nem pagamento.',
  ].join('\n')
