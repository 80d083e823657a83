import dynamic from 'next/dynamic'
import { type Bilingual, localized, localizedTexts, texts } from '#components/language/texts.ts'
import { documentName } from '#components/products/document-names.ts'
import { paymentText } from '#components/products/payment-text.ts'
import { useReasons } from '#components/reasons/use-reasons.ts'
import { Card } from '#components/ui/card.tsx'
import { KeyValueList } from '#components/ui/key-value-list.tsx'
import { formatMoment } from '#components/ui/moment-text.ts'
import { useLanguage } from '#components/use-language.ts'
import type { Proposal } from '#lib/client/proposals.ts'
import { instantOf } from '#lib/config/clock.ts'
import type { Language } from '#lib/domain/language.ts'
import type { PendingItemType } from '#lib/domain/proposals/pending-item.ts'

const DocumentPhotoTips = dynamic(() =>
  import('./document-photo-tips.tsx').then((module) => module.DocumentPhotoTips),
)

const TEXTS = texts({
  reported: (name: string) => [`O que ${name} disse`, `What ${name} said`],
  on: (moment: string) => [`em ${moment}`, `on ${moment}`],
  meaning: ['O que significa', 'What it means'],
  refused: ['O que foi recusado', 'What was refused'],
  asked: ['O que a análise pediu', 'What the review asked for'],
  askedMeaning: [
    'Um gestor da sua organização precisa disto para decidir; nada foi recusado pela instituição.',
    'A manager of your organization needs this to decide; the institution refused nothing.',
  ],
  present: ['O que está cadastrado', 'What is on record'],
  example: ['Exemplo válido', 'A valid example'],
  nothing: ['Nenhum documento enviado ainda', 'No document sent yet'],
  nothingMeaning: [
    'Nenhuma foto deste documento tinha sido enviada por aqui. A instituição só segue com uma.',
    'No photo of this document had been sent from here. The institution only goes on with one.',
  ],
})

const EXAMPLES: Readonly<Record<Exclude<PendingItemType, 'invalid_document'>, Bilingual>> = {
  pix_refusal: [
    'Celular (11) 98765-4321, e-mail maria@exemplo.com.br ou o CPF do próprio cliente',
    'Mobile (11) 98765-4321, e-mail maria@exemplo.com.br or the customer’s own CPF',
  ],
  ted_refusal: [
    'Banco 001, agência 0001, conta 1234567, dígito 8, em nome do cliente',
    'Bank 001, branch 0001, account 1234567, check digit 8, in the customer’s name',
  ],
}

const MEANINGS: Readonly<Record<PendingItemType, Bilingual>> = {
  pix_refusal: [
    'O dinheiro não pôde ser enviado para esta chave: ela não existe mais, está errada ou é de outra pessoa.',
    'The money could not be sent to this key: it no longer exists, is wrong or belongs to somebody else.',
  ],
  ted_refusal: [
    'O dinheiro não pôde ser enviado para esta conta: ela foi encerrada, está errada ou é de outra pessoa.',
    'The money could not be sent to this account: it was closed, is wrong or belongs to somebody else.',
  ],
  invalid_document: [
    'A instituição não conseguiu ler ou aceitar o documento. Ela só segue com uma foto nova.',
    'The institution could not read or accept the document. It only goes on with a new photo.',
  ],
}

const WITHOUT_CPF: Bilingual = [
  'Celular (11) 98765-4321 ou e-mail maria@exemplo.com.br, do próprio cliente',
  'Mobile (11) 98765-4321 or e-mail maria@exemplo.com.br, the customer’s own',
]

const exampleOf = (type: keyof typeof EXAMPLES, payment: Proposal['payment']): Bilingual =>
  type === 'pix_refusal' && payment.type === 'pix' && payment.data.pixKeyType === 'cpf'
    ? WITHOUT_CPF
    : EXAMPLES[type]

type FixExplanationProps = {
  proposal: Proposal
  item: Proposal['pendingItems'][number]
  institutionName: string
}

export const FixExplanation = ({ proposal, item, institutionName }: FixExplanationProps) => {
  const language = useLanguage()
  const t = localizedTexts(TEXTS, language)
  // In this case a manager has requested the correction; the institution has refused nothing.
  const isAsked = item.code === 'review_sent_back'
  const refused = refusedOf(proposal, item, language)
  const meaning = refused === null ? t.nothingMeaning : localized(MEANINGS[item.type], language)
  const nextAction = useReasons([item.code])(item.code)?.nextAction ?? ''
  return (
    <Card className="border-warning-line">
      <figure>
        <figcaption className="font-medium text-ink-muted text-sm">
          {isAsked ? t.asked : t.reported(institutionName)}{' '}
          <span className="font-normal">{t.on(formatMoment(instantOf(item.createdAt), language))}</span>
        </figcaption>
        <blockquote className="mt-1.5 border-warning-line border-l-4 pl-3 text-lg leading-7">
          {item.text}
        </blockquote>
      </figure>
      <h2 className="mt-5 font-medium text-ink-muted text-sm">{t.meaning}</h2>
      <p className="mt-1 text-pretty">
        {isAsked ? t.askedMeaning : meaning} {nextAction}
      </p>
      <div className="mt-5 border-t pt-4">
        <KeyValueList
          layout="grid"
          items={[
            {
              label: isAsked || refused === null ? t.present : t.refused,
              value: refused ?? t.nothing,
            },
            {
              label: t.example,
              value:
                item.type === 'invalid_document' ? (
                  <DocumentPhotoTips />
                ) : (
                  localized(exampleOf(item.type, proposal.payment), language)
                ),
            },
          ]}
        />
      </div>
    </Card>
  )
}

const refusedOf = (
  { payment, documents }: Proposal,
  { type, code, createdAt, documentTypes }: FixExplanationProps['item'],
  language: Language,
): string | null => {
  if (type !== 'invalid_document') {
    const { destination, kind } = paymentText(payment, language)
    return `${destination} (${kind})`
  }
  const requestedTypes = documentTypes.length > 0 ? documentTypes : ['identification_front']
  const newest = requestedTypes.flatMap((name) => {
    const latest = documents.findLast(
      (document) =>
        document.type === name && (code === 'review_sent_back' || document.createdAt <= createdAt),
    )
    return latest
      ? [`${documentName(name, language)}, ${formatMoment(instantOf(latest.createdAt), language)}`]
      : []
  })
  return newest.length > 0 ? newest.join(' · ') : null
}
