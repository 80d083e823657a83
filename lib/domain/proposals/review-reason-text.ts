import type { Language } from '../language.ts'
import type { ReasonCode } from '../reasons/catalogue.ts'
import { type ReasonTexts, reasonTexts } from '../reasons/reason-texts.ts'

type Words = Readonly<Record<string, readonly [pt: string, en: string]>>

const WORDS: Words = {
  phone: ['telefone', 'phone'],
  email: ['e-mail', 'e-mail'],
  name: ['nome', 'name'],
  birth_date: ['data de nascimento', 'date of birth'],
  consult: ['uma consulta CLT', 'a CLT query'],
  proposal: ['outra proposta', 'another proposal'],
}

/** In a list of reviews the catalogue's "manual review" would say nothing: what matters is who asked. */
const BY_INSTITUTION = { pt: 'Pedido da instituição', en: 'Institution’s request' }

/** Why a proposal came to review, in the reader's language, with the figures the rule compared. */
export const reviewReasonText = (
  code: ReasonCode,
  details: Readonly<Record<string, unknown>>,
  language: Language,
): ReasonTexts => {
  const told = reasonTexts(code, language, {
    ...details,
    contact: said(details.kinds, language),
    difference: said(details.differs, language),
    origin: said(details.source, language),
  })
  return code === 'sent_to_review'
    ? { ...told, title: BY_INSTITUTION[language === 'en' ? 'en' : 'pt'] }
    : told
}

const said = (words: unknown, language: Language): string | undefined => {
  const list = Array.isArray(words) ? words : words === undefined ? [] : [words]
  const texts = list.map((word) => WORDS[String(word)]?.[language === 'en' ? 1 : 0] ?? String(word))
  return texts.length === 0 ? undefined : texts.join(language === 'en' ? ' and ' : ' e ')
}
