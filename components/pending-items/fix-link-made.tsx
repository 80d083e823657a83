import { localizedTexts, texts } from '#components/language/texts.ts'
import { LinkToSend } from '#components/ui/link-to-send'
import { formatMoment } from '#components/ui/moment-text.ts'
import { QrCode } from '#components/ui/qr-code'
import { useLanguage } from '#components/use-language'
import type { Proposal } from '#lib/client/proposals'
import { instantOf } from '#lib/config/clock'
import type { PendingItemType } from '#lib/domain/proposals/pending-item'

const TEXTS = texts({
  until: (moment: string) => [`Vale até ${moment}.`, `Valid until ${moment}.`],
  qrCode: ['Código QR com o link de correção', 'QR code with the link to fix it'],
})

export type MadeLink = { link: string; expiresAt: string }

type FixLinkMadeProps = {
  proposal: Proposal
  item: Proposal['pendingItems'][number]
  institutionName: string
  made: MadeLink
  /** The phone to write to, once it is wanted. */
  number: () => Promise<string | null>
}

/** A link that was just made, with every way to hand it over. */
export const FixLinkMade = ({ made, number, ...about }: FixLinkMadeProps) => {
  const language = useLanguage()
  const t = localizedTexts(TEXTS, language)
  return (
    <>
      <LinkToSend link={made.link} whatsapp={{ number, text: messageOf(about, made) }} />
      <div className="mt-4 flex items-center gap-4 border-t pt-4">
        <QrCode
          text={made.link}
          label={t.qrCode}
          className="w-28 shrink-0 rounded-control border border-line"
        />
        <p className="text-ink-muted text-sm">{t.until(formatMoment(instantOf(made.expiresAt), language))}</p>
      </div>
    </>
  )
}

// The message is the customer's to read: Portuguese, whatever the agent's screen speaks.
const WANTED: Readonly<Record<PendingItemType, string>> = {
  pix_refusal: 'uma nova chave PIX sua',
  ted_refusal: 'uma chave PIX ou outra conta sua',
  invalid_document: 'uma nova foto do seu documento',
}

const messageOf = (
  { proposal, item, institutionName }: Omit<FixLinkMadeProps, 'made' | 'number'>,
  { link, expiresAt }: MadeLink,
) =>
  [
    `Olá, ${proposal.borrower.name.split(' ')[0] ?? ''}! Para ${institutionName} liberar o seu dinheiro, falta ${WANTED[item.type]}.`,
    `Resolva em um minuto por aqui, até ${formatMoment(instantOf(expiresAt), 'pt-BR')}:`,
    link,
    'Não pedimos senha nem pagamento.',
  ].join('\n')
