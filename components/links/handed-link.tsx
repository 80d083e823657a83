'use client'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { useRevealPhone } from '#components/personal-data/use-reveal-phone.ts'
import { CopyButton } from '#components/ui/copy-button.tsx'
import { LinkToSend } from '#components/ui/link-to-send.tsx'
import { QrCode } from '#components/ui/qr-code.tsx'
import type { RevealSubject } from '#lib/client/personal-data.ts'
import type { CustomerLink } from '#lib/domain/timeline/timeline-event.ts'

const TEXTS = texts({
  message: ['Copiar mensagem', 'Copy the message'],
  reminder: ['Copiar lembrete', 'Copy a reminder'],
  camera: [
    'Cliente com você? Aponte a câmera do celular dele.',
    'Customer with you? Point their phone’s camera here.',
  ],
})

const QR_CODES = texts({
  consent: ['Código QR com o link do termo', 'QR code with the link of the term'],
  formalization: ['Código QR com o link de assinatura', 'QR code with the link to sign'],
  fix: ['Código QR com o link de correção', 'QR code with the link to correct'],
  offer: ['Código QR com o link da oferta', 'QR code with the link of the offer'],
})

export type LinkToHand = {
  kind: CustomerLink
  address: string
  message: string
  reminder: string
  customer: RevealSubject | null
}

export const HandedLink = ({ kind, address, message, reminder, customer }: LinkToHand) => {
  const t = useTexts(TEXTS)
  const qrCodes = useTexts(QR_CODES)
  const number = useRevealPhone(customer)
  return (
    <div className="@container">
      <div className="grid @lg:grid-cols-[minmax(0,1fr)_auto] gap-5">
        <div className="min-w-0">
          <LinkToSend link={address} whatsapp={{ number, text: message }} isSecond={kind === 'fix'} />
          <div className="mt-2 flex flex-wrap gap-2">
            <CopyButton size="small" text={message} label={t.message} />
            <CopyButton size="small" text={reminder} label={t.reminder} />
          </div>
        </div>
        <figure className="flex @lg:w-36 @lg:flex-col items-center @lg:items-stretch @lg:gap-2 gap-4 @lg:border-t-0 border-t @lg:pt-0 pt-5">
          <QrCode
            text={address}
            label={qrCodes[kind]}
            className="@lg:w-full w-32 shrink-0 rounded-control border border-line"
          />
          <figcaption className="text-balance text-ink-muted text-xs @lg:text-center">{t.camera}</figcaption>
        </figure>
      </div>
    </div>
  )
}
