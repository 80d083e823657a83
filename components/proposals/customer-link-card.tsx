'use client'
import { centsOfReais } from '#components/language/reais.ts'
import { usePhoneToWriteTo } from '#components/personal-data/use-phone-to-write-to.ts'
import { useLanguage } from '#components/use-language'
import type { Proposal } from '#lib/client/proposals'
import { instantOf } from '#lib/config/clock'
import { formatBrl } from '#lib/domain/money'
import type { Product } from '#lib/domain/proposals/product'
import { texts } from '../language/texts.ts'
import { useTexts } from '../language/use-texts.ts'
import { Card } from '../ui/card.tsx'
import { LinkToSend } from '../ui/link-to-send.tsx'
import { formatMoment } from '../ui/moment-text.ts'
import { StatusDot } from '../ui/status-dot.tsx'
import { maskedCpf } from './wire-text.ts'

const TEXTS = texts({
  title: ['Envie o link para o cliente assinar', 'Send the customer the link to sign'],
  what: (until: string) => [
    `Ele confirma CPF e data de nascimento, lê o contrato e aceita. Vale até ${until}.`,
    `They confirm CPF and date of birth, read the contract and accept it. Valid until ${until}.`,
  ],
  waiting: (name: string, cpf: string) => [
    `Aguardando a assinatura de ${name} (${cpf}). Esta tela muda sozinha.`,
    `Waiting for ${name} (${cpf}) to sign. This screen changes by itself.`,
  ],
})

type CustomerLinkCardProps = { proposal: Proposal; institutionName: string }

/** The link the customer signs by, and the ways to send it. */
export const CustomerLinkCard = ({ proposal, institutionName }: CustomerLinkCardProps) => {
  const t = useTexts(TEXTS)
  const language = useLanguage()
  const { formalizationLink, signatureDeadline, borrower } = proposal
  const number = usePhoneToWriteTo({ subjectType: 'proposal', subjectId: proposal.id })
  return (
    <Card
      className="border-accent-line"
      title={t.title}
      description={t.what(formatMoment(instantOf(signatureDeadline), language))}
    >
      <LinkToSend
        link={formalizationLink}
        whatsapp={{ number, text: messageOf(proposal, institutionName) }}
      />
      <p className="mt-4 text-ink-muted text-sm">
        <StatusDot tone="accent" live>
          <span>{t.waiting(firstName(borrower.name), maskedCpf(borrower.individualDocumentNumber))}</span>
        </StatusDot>
      </p>
    </Card>
  )
}

const firstName = (name: string) => name.split(' ')[0] ?? name

// The message is the customer's to read: Portuguese, whatever the agent's screen speaks.
const CONTRACTS: Readonly<Record<Product, string>> = {
  fgts: 'de antecipação do FGTS',
  clt: 'de crédito consignado CLT',
}

const messageOf = (proposal: Proposal, institutionName: string) => {
  const { borrower, simulation, formalizationLink } = proposal
  const amount = formatBrl(centsOfReais(simulation.availableBalance))
  return [
    `Olá, ${firstName(borrower.name)}! Seu contrato ${CONTRACTS[proposal.product]} com ${institutionName} está pronto.`,
    `Você recebe ${amount}. Confira tudo e assine por aqui:`,
    formalizationLink,
  ].join('\n')
}
