'use client'
import { centsOfReais } from '#components/language/reais.ts'
import { localizedTexts, texts } from '#components/language/texts.ts'
import { CustomerLinkCard } from '#components/links/customer-link-card.tsx'
import { linkVisitOf } from '#components/links/link-visit.ts'
import { signatureMessages } from '#components/links/signature-messages.ts'
import { maskedCpf } from '#components/personal-data/masked-cpf.ts'
import { useLanguage } from '#components/use-language.ts'
import type { Proposal } from '#lib/client/proposals.ts'
import { useProposalTimeline } from '#lib/client/timeline.ts'
import { firstNameOf } from '#lib/domain/formalization/first-name.ts'

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
        ...signatureMessages({
          product: proposal.product,
          name: borrower.name,
          link: proposal.formalizationLink,
          deadline: proposal.signatureDeadline,
          netCents: centsOfReais(proposal.simulation.availableBalance),
          institutionName,
        }),
      }}
      visit={linkVisitOf(useProposalTimeline(id), { kind: 'formalization' })}
      awaited={t.awaited(firstNameOf(borrower.name), maskedCpf(borrower.individualDocumentNumber))}
    />
  )
}
