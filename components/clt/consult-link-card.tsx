'use client'
import { useLanguage } from '#components/use-language'
import type { Consult } from '#lib/client/clt'
import { useConsultTimeline } from '#lib/client/timeline'
import { instantOf } from '#lib/config/clock'
import { firstNameOf } from '#lib/domain/formalization/first-name'
import { localizedTexts, texts } from '../language/texts.ts'
import { CustomerLinkCard } from '../links/customer-link-card.tsx'
import { linkVisitOf } from '../links/link-visit.ts'
import { maskedCpf } from '../proposals/wire-text.ts'
import { formatMoment } from '../ui/moment-text.ts'

const TEXTS = texts({
  title: ['Envie o link para o cliente autorizar', 'Send the customer the link to authorize'],
  description: [
    'Ele lê o termo, confirma CPF e data de nascimento e autoriza.',
    'They read the term, confirm CPF and date of birth and authorize.',
  ],
  awaited: (name: string, cpf: string) => [
    `Aguardando ${name} (${cpf}) responder. Esta tela muda sozinha.`,
    `Waiting for ${name} (${cpf}) to answer. This screen changes by itself.`,
  ],
})

type ConsultLinkCardProps = { consult: Consult; institutionName: string }

/** The link the customer consents by. */
export const ConsultLinkCard = ({ consult, institutionName }: ConsultLinkCardProps) => {
  const t = localizedTexts(TEXTS, useLanguage())
  const { id, name, documentNumber, consentLink, expiresAt } = consult
  return (
    <CustomerLinkCard
      title={t.title}
      description={t.description}
      link={{
        kind: 'consent',
        address: consentLink,
        expiresAt,
        customer: { subjectType: 'clt_consult', subjectId: id },
        message: messageOf(consult, institutionName),
        reminder: reminderOf(consult, institutionName),
      }}
      visit={linkVisitOf(useConsultTimeline(id), { kind: 'consent' })}
      awaited={t.awaited(firstNameOf(name), maskedCpf(documentNumber))}
    />
  )
}

// The messages are the customer's to read: Portuguese, whatever the agent's screen speaks.
const messageOf = ({ name, consentLink, expiresAt }: Consult, institutionName: string) =>
  [
    `Olá, ${firstNameOf(name)}! Para ver quanto você pode contratar no crédito CLT com ${institutionName}, preciso da sua autorização.`,
    `Leia o termo e responda por aqui, até ${formatMoment(instantOf(expiresAt), 'pt-BR')}:`,
    consentLink,
    'Não pedimos senha nem pagamento.',
  ].join('\n')

const reminderOf = ({ name, consentLink, expiresAt }: Consult, institutionName: string) =>
  [
    `Oi, ${firstNameOf(name)}! Falta só a sua autorização para eu ver o seu crédito CLT com ${institutionName}.`,
    `O link vale até ${formatMoment(instantOf(expiresAt), 'pt-BR')}:`,
    consentLink,
    'Se não quiser mais, é só recusar por lá. Não pedimos senha nem pagamento.',
  ].join('\n')
