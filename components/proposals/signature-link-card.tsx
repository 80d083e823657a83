'use client'
import { centsOfReais } from '#components/language/reais.ts'
import { localizedTexts, texts } from '#components/language/texts.ts'
import { CustomerLinkCard } from '#components/links/customer-link-card.tsx'
import { linkVisitOf } from '#components/links/link-visit.ts'
import { maskedCpf } from '#components/personal-data/masked-cpf.ts'
import { formatMoment } from '#components/ui/moment-text.ts'
import { useLanguage } from '#components/use-language.ts'
import type { Proposal } from '#lib/client/proposals.ts'
import { useProposalTimeline } from '#lib/client/timeline.ts'
import { instantOf } from '#lib/config/clock.ts'
import { firstNameOf } from '#lib/domain/formalization/first-name.ts'
import { formatBrl } from '#lib/domain/money.ts'
import type { Product } from '#lib/domain/proposals/product.ts'

const TEXTS = texts({
  title: ['Envie o link para o cliente assinar', 'Send the customer the link to sign'],
  description: [
    'Ele confirma CPF e data de nascimento, lê o contrato e assina com um código que só ele recebe.',
    'They confirm CPF and date of birth, read the contract and sign with a code that only they receive.',
  ],
  awaited: (name: string, cpf: string) => [
    `Aguardando a assinatura de ${name} (${cpf}). Esta tela muda sozinha.`,
    `Waiting for ${name} (${cpf}) to sign. This screen changes by itself.`,
  ],
})

type SignatureLinkCardProps = { proposal: Proposal; institutionName: string }

export const SignatureLinkCard = ({ proposal, institutionName }: SignatureLinkCardProps) => {
  const t = localizedTexts(TEXTS, useLanguage())
  const { id, borrower } = proposal
  return (
    <CustomerLinkCard
      title={t.title}
      description={t.description}
      link={{
        kind: 'formalization',
        address: proposal.formalizationLink,
        expiresAt: proposal.signatureDeadline,
        customer: { subjectType: 'proposal', subjectId: id },
        message: messageOf(proposal, institutionName),
        reminder: reminderOf(proposal, institutionName),
      }}
      visit={linkVisitOf(useProposalTimeline(id), { kind: 'formalization' })}
      awaited={t.awaited(firstNameOf(borrower.name), maskedCpf(borrower.individualDocumentNumber))}
    />
  )
}

// Always in Portuguese, because the customer reads these messages.
const CONTRACTS: Readonly<Record<Product, string>> = {
  fgts: 'de antecipação do FGTS',
  clt: 'de crédito consignado CLT',
}

const messageOf = (proposal: Proposal, institutionName: string) => {
  const { borrower, simulation, formalizationLink } = proposal
  const amount = formatBrl(centsOfReais(simulation.availableBalance))
  return [
    `Olá, ${firstNameOf(borrower.name)}! Seu contrato ${CONTRACTS[proposal.product]} com ${institutionName} está pronto.`,
    `Você recebe ${amount}. Confira tudo e assine por aqui, até ${deadlineOf(proposal)}:`,
    formalizationLink,
    'Não pedimos senha nem pagamento.',
  ].join('\n')
}

const reminderOf = (proposal: Proposal, institutionName: string) =>
  [
    `Oi, ${firstNameOf(proposal.borrower.name)}! Falta só a sua assinatura no contrato ${CONTRACTS[proposal.product]} com ${institutionName}.`,
    `O link vale até ${deadlineOf(proposal)}:`,
    proposal.formalizationLink,
    'Não pedimos senha nem pagamento.',
  ].join('\n')

const deadlineOf = ({ signatureDeadline }: Proposal) => formatMoment(instantOf(signatureDeadline), 'pt-BR')
