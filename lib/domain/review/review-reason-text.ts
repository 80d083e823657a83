import { type Language, type Text, textIn } from '#lib/domain/language.ts'
import type { ReasonCode } from '#lib/domain/reasons/catalogue.ts'
import { type ReasonTexts, reasonTexts } from '#lib/domain/reasons/reason-texts.ts'

const WORDS: Readonly<Record<string, Text>> = {
  phone: { pt: 'telefone', en: 'phone' },
  email: { pt: 'e-mail', en: 'e-mail' },
  name: { pt: 'nome', en: 'name' },
  birth_date: { pt: 'data de nascimento', en: 'date of birth' },
  consult: { pt: 'uma consulta CLT', en: 'a CLT query' },
  proposal: { pt: 'outra proposta', en: 'another proposal' },
}

/** The catalogue's title "manual review" would say nothing in a list of reviews. */
const BY_INSTITUTION = { pt: 'Pedido da instituição', en: 'Institution’s request' }

export const reviewReasonText = (
  code: ReasonCode,
  details: Readonly<Record<string, unknown>>,
  language: Language,
): ReasonTexts => {
  const texts = reasonTexts(code, language, {
    ...details,
    contact: listText(details.kinds, language),
    difference: listText(details.differs, language),
    origin: listText(details.source, language),
  })
  return code === 'sent_to_review' ? { ...texts, title: textIn(BY_INSTITUTION, language) } : texts
}

const listText = (words: unknown, language: Language): string | undefined => {
  const list = Array.isArray(words) ? words : words === undefined ? [] : [words]
  const texts = list.map((word) =>
    textIn(WORDS[String(word)] ?? { pt: String(word), en: String(word) }, language),
  )
  return texts.length === 0 ? undefined : texts.join(textIn({ pt: ' e ', en: ' and ' }, language))
}
