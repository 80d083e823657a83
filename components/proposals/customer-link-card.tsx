import { ExternalLink, MessageCircle } from 'lucide-react'
import type { Proposal } from '#lib/client/proposals'
import { instantOf } from '#lib/config/clock'
import { formatBrl } from '#lib/domain/money'
import { centsOfReais } from '../fgts/reais.ts'
import { buttonClasses } from '../ui/button-classes.ts'
import { Card } from '../ui/card.tsx'
import { CopyButton } from '../ui/copy-button.tsx'
import { formatMoment } from '../ui/moment-text.ts'
import { StatusDot } from '../ui/status-dot.tsx'
import { maskedCpf } from './wire-text.ts'

type CustomerLinkCardProps = { proposal: Proposal; institutionName: string }

/** The link the customer signs by, and the ways to send it. */
export const CustomerLinkCard = ({ proposal, institutionName }: CustomerLinkCardProps) => {
  const { formalizationLink, signatureDeadline, borrower } = proposal
  return (
    <Card
      className="border-accent-line"
      title="Envie o link para o cliente assinar"
      description={`Ele confirma CPF e data de nascimento, lê o contrato e aceita. Vale até ${formatMoment(instantOf(signatureDeadline))}.`}
    >
      <div className="flex items-center gap-2 rounded-control border bg-sunken py-1 pr-1 pl-3">
        <span className="min-w-0 flex-1 truncate font-mono text-sm" title={formalizationLink}>
          {formalizationLink}
        </span>
        <CopyButton text={formalizationLink} label="Copiar o link" iconOnly />
      </div>
      <div className="mt-3 grid gap-2 sm:flex sm:flex-wrap">
        <a
          href={whatsappHref(proposal, institutionName)}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonClasses({ variant: 'primary' })}
        >
          <MessageCircle aria-hidden />
          Enviar por WhatsApp
        </a>
        <CopyButton text={formalizationLink} label="Copiar link" />
        <a
          href={formalizationLink}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonClasses({ variant: 'quiet' })}
        >
          <ExternalLink aria-hidden />
          Ver como o cliente
        </a>
      </div>
      <p className="mt-4 text-ink-muted text-sm">
        <StatusDot tone="accent" live>
          <span>
            Aguardando a assinatura de {firstName(borrower.name)} (
            {maskedCpf(borrower.individualDocumentNumber)}). Esta tela muda sozinha.
          </span>
        </StatusDot>
      </p>
    </Card>
  )
}

const firstName = (name: string) => name.split(' ')[0] ?? name

const whatsappHref = ({ borrower, simulation, formalizationLink }: Proposal, institutionName: string) => {
  const amount = formatBrl(centsOfReais(simulation.availableBalance))
  const text = [
    `Olá, ${firstName(borrower.name)}! Seu contrato de antecipação do FGTS com ${institutionName} está pronto.`,
    `Você recebe ${amount}. Confira tudo e assine por aqui:`,
    formalizationLink,
  ].join('\n')
  const number = `${borrower.phoneCountryCode}${borrower.phoneRegionCode}${borrower.phone}`
  return `https://wa.me/${number}?text=${encodeURIComponent(text)}`
}
