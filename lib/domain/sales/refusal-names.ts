import { type Language, type Text, textIn } from '#lib/domain/language.ts'
import type { WhoActs } from '#lib/domain/reasons/reason.ts'

const WHO: Readonly<Record<WhoActs, Text>> = {
  customer: { pt: 'Cliente', en: 'Customer' },
  agent: { pt: 'Agente', en: 'Agent' },
  integrator: { pt: 'Programa', en: 'Program' },
  institution: { pt: 'Instituição', en: 'Institution' },
  us: { pt: 'Nós', en: 'Us' },
}

const KINDS: Readonly<Record<'balance' | 'consult' | 'proposal', Text>> = {
  balance: { pt: 'Saldo', en: 'Balance' },
  consult: { pt: 'Margem', en: 'Margin' },
  proposal: { pt: 'Proposta', en: 'Proposal' },
}

const UNSTATED: Text = { pt: 'Sem motivo informado', en: 'No reason given' }

export const whoActsName = (who: WhoActs | null, language: Language): string =>
  who === null ? '—' : textIn(WHO[who], language)

export const refusalKindName = (kind: keyof typeof KINDS, language: Language): string =>
  textIn(KINDS[kind], language)

/** An empty title means that no reason was given. */
export const refusalTitle = (title: string, language: Language): string => title || textIn(UNSTATED, language)
