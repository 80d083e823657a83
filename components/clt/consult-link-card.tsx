'use client'
import { localizedTexts, texts } from '#components/language/texts.ts'
import { CustomerLinkCard } from '#components/links/customer-link-card.tsx'
import { linkVisitOf } from '#components/links/link-visit.ts'
import { maskedCpf } from '#components/personal-data/masked-cpf.ts'
import { useFocusOnOpen } from '#components/ui/use-focus-on-open.ts'
import { useLanguage } from '#components/use-language.ts'
import type { Consult } from '#lib/client/clt.ts'
import { useConsultTimeline } from '#lib/client/timeline.ts'
import { firstNameOf } from '#lib/domain/formalization/first-name.ts'
import { consultMessages } from './consult-messages.ts'

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

export const ConsultLinkCard = ({ consult, institutionName }: ConsultLinkCardProps) => {
  const t = localizedTexts(TEXTS, useLanguage())
  const { id, name, documentNumber, consentLink, expiresAt } = consult
  const card = useFocusOnOpen<HTMLDivElement>()
  return (
    <div ref={card} tabIndex={-1} className="outline-none">
      <CustomerLinkCard
        title={t.title}
        description={t.description}
        link={{
          kind: 'consent',
          address: consentLink,
          expiresAt,
          customer: { subjectType: 'clt_consult', subjectId: id },
          ...consultMessages(consult, institutionName),
        }}
        visit={linkVisitOf(useConsultTimeline(id), { kind: 'consent' })}
        awaited={t.awaited(firstNameOf(name), maskedCpf(documentNumber))}
      />
    </div>
  )
}
