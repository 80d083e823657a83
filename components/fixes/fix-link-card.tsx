'use client'
import { Link2 } from 'lucide-react'
import { useState } from 'react'
import { useLanguage } from '#components/use-language'
import type { ClientProblem } from '#lib/client/answer'
import type { Proposal } from '#lib/client/proposals'
import { runAction } from '#lib/client/run-action'
import { instantOf } from '#lib/config/clock'
import type { PendingItemType } from '#lib/domain/proposals/pending-item'
import { usePhoneToWriteTo } from '../customer/use-phone-to-write-to.ts'
import { ProblemCallout } from '../fgts/problem-callout.tsx'
import { saidIn, texts } from '../language/texts.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { LinkToSend } from '../ui/link-to-send.tsx'
import { formatMoment } from '../ui/moment-text.ts'
import { QrCode } from '../ui/qr-code.tsx'
import { FixLinkState } from './fix-link-state.tsx'
import type { MakeFixLink } from './fix-wizard-actions.ts'

const TEXTS = texts({
  title: ['Ou deixe o cliente corrigir', 'Or let the customer fix it'],
  description: [
    'Um link de 48 horas, só para esta pendência. Ele confirma CPF e data de nascimento antes.',
    'A link of 48 hours, for this item alone. They confirm CPF and date of birth first.',
  ],
  make: ['Gerar link para o cliente', 'Make a link for the customer'],
  until: (moment: string) => [`Vale até ${moment}.`, `Valid until ${moment}.`],
  qrCode: ['Código QR com o link de correção', 'QR code with the link to fix it'],
})

type FixLinkCardProps = {
  proposal: Proposal
  item: Proposal['pendingItems'][number]
  institutionName: string
  make: MakeFixLink
}

/** The customer's own way to fix the item: made on request, with every way to hand it over, and whether they came. */
export const FixLinkCard = ({ proposal, item, institutionName, make }: FixLinkCardProps) => {
  const language = useLanguage()
  const t = saidIn(TEXTS, language)
  const number = usePhoneToWriteTo({ subjectType: 'proposal', subjectId: proposal.id })
  const [made, setMade] = useState<{ link: string; expiresAt: string } | null>(null)
  const [pending, setPending] = useState(false)
  const [problem, setProblem] = useState<ClientProblem | null>(null)
  const ask = async () => {
    setPending(true)
    const answer = await runAction(make, { id: proposal.id, itemId: item.id })
    setPending(false)
    setProblem(answer.ok ? null : answer.problem)
    if (answer.ok) setMade(answer.data)
  }
  return (
    <Card title={t.title} description={t.description}>
      {problem ? <ProblemCallout problem={problem} className="mb-3" /> : null}
      {made ? (
        <>
          <LinkToSend
            link={made.link}
            whatsapp={{ number, text: messageOf({ proposal, item, institutionName }, made) }}
          />
          <div className="mt-4 flex items-center gap-4 border-t pt-4">
            <QrCode
              text={made.link}
              label={t.qrCode}
              className="w-28 shrink-0 rounded-control border border-line"
            />
            <p className="text-ink-muted text-sm">
              {t.until(formatMoment(instantOf(made.expiresAt), language))}
            </p>
          </div>
        </>
      ) : (
        <Button full icon={<Link2 />} pending={pending} onClick={ask}>
          {t.make}
        </Button>
      )}
      <FixLinkState proposal={proposal} item={item} />
    </Card>
  )
}

// The message is the customer's to read: Portuguese, whatever the agent's screen speaks.
const WANTED: Readonly<Record<PendingItemType, string>> = {
  pix_refusal: 'uma nova chave PIX sua',
  ted_refusal: 'uma chave PIX ou outra conta sua',
  invalid_document: 'uma nova foto do seu documento',
}

const messageOf = (
  { proposal, item, institutionName }: Omit<FixLinkCardProps, 'make'>,
  { link, expiresAt }: { link: string; expiresAt: string },
) =>
  [
    `Olá, ${proposal.borrower.name.split(' ')[0] ?? ''}! Para ${institutionName} liberar o seu dinheiro, falta ${WANTED[item.type]}.`,
    `Resolva em um minuto por aqui, até ${formatMoment(instantOf(expiresAt), 'pt-BR')}:`,
    link,
    'Não pedimos senha nem pagamento.',
  ].join('\n')
