import { addDays, addMonths, type Day, dayInSaoPaulo, startOfDayInSaoPaulo } from '#lib/domain/calendar.ts'
import type { Text } from '#lib/domain/language.ts'

type Retention = {
  /** Starts at the last due date (`loan`), the proposal's end (`refused_…`), the consent or the creation. */
  keptFor: { years: number } | { days: number }
  /** True if no duty requires keeping the data, so that an erasure request deletes it at once. */
  goesWhenAsked: boolean
  what: Text
  /** Legal duty behind the retention, or a statement that there is none. */
  duty: Text
}

export const RETENTIONS_SINCE = '2026-11-27'

/** All stored personal data. Eraser, screens, data report and docs/domain.md#retention follow this list. */
export const RETENTIONS = {
  loan: {
    keptFor: { years: 10 },
    goesWhenAsked: false,
    what: {
      pt: 'Contrato pago, com simulação, autorização, documentos, assinatura e histórico',
      en: 'Paid contract, with simulation, authorization, documents, signature and history',
    },
    duty: {
      pt: 'LGPD art. 16 I; Código Civil art. 205 (10 anos após o último vencimento), que inclui os 5 anos da Lei 9.613/1998 art. 10 § 2º',
      en: 'LGPD art. 16 I; Civil Code art. 205 (10 years after the last due date), which covers the 5 years of Lei 9.613/1998 art. 10 § 2',
    },
  },
  refused_proposal: {
    keptFor: { years: 5 },
    goesWhenAsked: false,
    what: {
      pt: 'Proposta recusada ou cancelada, com contrato, simulação, autorização e histórico',
      en: 'Refused or canceled proposal, with contract, simulation, authorization and history',
    },
    duty: {
      pt: 'LGPD arts. 7 VI e 16 I; Lei 9.613/1998 art. 10 § 2º e CDC art. 27 (5 anos após o encerramento)',
      en: 'LGPD arts. 7 VI and 16 I; Lei 9.613/1998 art. 10 § 2 and CDC art. 27 (5 years after it ended)',
    },
  },
  consent: {
    keptFor: { years: 5 },
    goesWhenAsked: false,
    what: {
      pt: 'Comprovante de autorização de consulta, sem os dados do emprego',
      en: 'Receipt of an authorized query, without the data of the employment',
    },
    duty: {
      pt: 'LGPD art. 8 § 2º (cabe a nós provar o consentimento) e CDC art. 27 (5 anos após a autorização)',
      en: 'LGPD art. 8 § 2 (the burden of proof of a consent is ours) and CDC art. 27 (5 years after it)',
    },
  },
  refused_documents: {
    keptFor: { days: 180 },
    goesWhenAsked: false,
    what: {
      pt: 'Documentos enviados de proposta recusada ou cancelada',
      en: 'Uploaded documents of a refused or canceled proposal',
    },
    duty: {
      pt: 'Prazo nosso, para contestação e reanálise; LGPD arts. 6 III e 16',
      en: 'A term of ours, for disputes and new reviews; LGPD arts. 6 III and 16',
    },
  },
  no_contract: {
    keptFor: { days: 365 },
    goesWhenAsked: true,
    what: {
      pt: 'Saldos, simulações e termos que não viraram contrato',
      en: 'Balances, simulations and terms that never became a contract',
    },
    duty: { pt: 'Nenhum dever; LGPD arts. 15 I e 16', en: 'No duty; LGPD arts. 15 I and 16' },
  },
  institution_report: {
    keptFor: { days: 180 },
    goesWhenAsked: true,
    what: { pt: 'Respostas brutas das instituições', en: 'Raw reports of institutions' },
    duty: {
      pt: 'Nenhum dever: o que dizem está no contrato; LGPD arts. 15 I e 16',
      en: 'No duty: what they say is in the contract; LGPD arts. 15 I and 16',
    },
  },
  institution_exchange: {
    keptFor: { days: 30 },
    goesWhenAsked: true,
    what: {
      pt: 'Chamadas às instituições e as respostas, sem nomes, documentos, contatos nem contas',
      en: 'Requests to institutions and their answers, without names, documents, contacts or accounts',
    },
    duty: {
      pt: 'Nenhum dever: servem ao suporte; LGPD arts. 15 I e 16',
      en: 'No duty: they serve support; LGPD arts. 15 I and 16',
    },
  },
} as const satisfies Record<string, Retention>

export type RetentionKind = keyof typeof RETENTIONS

/** Kinds that survive an erasure request. */
export type RetainedKind =
  | Exclude<RetentionKind, 'no_contract' | 'institution_report' | 'institution_exchange'>
  | 'running'

/** Returns the end of a retention that began on a day: 00:00 in São Paulo after its last day. */
export const retentionEnd = (kind: RetentionKind, from: Day): Date => {
  const { keptFor } = RETENTIONS[kind]
  const last = 'years' in keptFor ? addMonths(from, keptFor.years * 12) : addDays(from, keptFor.days)
  return startOfDayInSaoPaulo(addDays(last, 1))
}

export const retentionEndSince = (kind: RetentionKind, at: Date): Date =>
  retentionEnd(kind, dayInSaoPaulo(at))
