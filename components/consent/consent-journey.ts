import { type Bilingual, localizedTexts, texts } from '#components/language/texts.ts'
import type { Tone } from '#components/ui/tone.ts'
import type { ConsentPageView } from '#lib/domain/clt/consent-page-view.ts'
import { isFinalConsultStatus } from '#lib/domain/clt/consult-status.ts'
import type { Language } from '#lib/domain/language.ts'

const TEXTS = texts({
  nothingHired: [
    'Nada foi contratado e nada será descontado do seu salário.',
    'Nothing was contracted and nothing will be deducted from your salary.',
  ],
  ask: ['Fale com quem atendeu você.', 'Talk to whoever served you.'],
  over: ['A consulta terminou', 'The query is over'],
  identify: ['Para ver o resultado, confirme quem é você.', 'To see the result, confirm who you are.'],
  failed: ['Não deu para concluir a consulta', 'The query could not be completed'],
  noOffer: ['Não há oferta agora', 'There is no offer now'],
  expired: ['Esta consulta venceu', 'This query has expired'],
  queryAgain: ['Para uma oferta nova é preciso consultar de novo.', 'A new offer needs a new query.'],
  found: ['Pronto! A consulta terminou', 'Done! The query is over'],
  offers: ['Quem atendeu você pode mostrar as ofertas.', 'Whoever served you can show you the offers.'],
  analysing: ['Analisando as condições', 'Analysing the conditions'],
  querying: ['Autorizado. Estamos consultando seus dados', 'Authorized. We are querying your data'],
  wait: [
    'Leva alguns instantes. Você não precisa fazer nada: pode fechar esta página e voltar depois pelo mesmo link.',
    'It takes a moment. You do not need to do anything: you can close this page and come back later by the same link.',
  ],
})

export type ConsentStage = 'identify' | 'answer' | 'expired' | 'refused' | 'revoked' | 'after'

export const CONSENT_STEPS: readonly Bilingual[] = [
  ['Confirmar quem é você', 'Confirm who you are'],
  ['Ler o termo e responder', 'Read the term and answer'],
  ['Consulta dos dados', 'Data query'],
  ['Análise', 'Analysis'],
  ['Resultado', 'Result'],
]
export const ANSWER_STEP = { identify: 0, answer: 1 } as const

export const consentStageOf = (view: ConsentPageView): ConsentStage => {
  if (view.awaitsConsent) return view.identified ? 'answer' : 'identify'
  if (view.status === 'WAITING_CONSENT' || view.reason?.code === 'consent_expired') return 'expired'
  if (view.reason?.code === 'consent_revoked') return 'revoked'
  return view.reason?.code === 'consent_refused' ? 'refused' : 'after'
}

export type ConsentOutcome = {
  tone: Tone
  title: string
  text: string
  step: number | null
  moving: boolean
}

/** Only an identified customer sees how the consent term ended. */
export const consentOutcomeOf = (view: ConsentPageView, at: Date, language: Language): ConsentOutcome => {
  const t = localizedTexts(TEXTS, language)
  if (!isFinalConsultStatus(view.status)) {
    const analysis = view.status === 'WAITING_CREDIT_ANALYSIS'
    const title = analysis ? t.analysing : t.querying
    return { tone: 'info', title, text: t.wait, step: analysis ? 3 : 2, moving: true }
  }
  if (!view.identified) return outcomeOf('neutral', t.over, t.identify)
  if (view.status === 'FAILED') {
    return outcomeOf('warning', t.failed, `${reasonOf(view)}${t.nothingHired} ${t.ask}`)
  }
  if (!view.margin) return outcomeOf('neutral', t.noOffer, `${reasonOf(view)}${t.nothingHired}`)
  if (view.margin.expiresAt <= at) return outcomeOf('neutral', t.expired, `${t.queryAgain} ${t.ask}`)
  return { ...outcomeOf('positive', t.found, `${t.offers} ${t.nothingHired}`), step: CONSENT_STEPS.length }
}

const outcomeOf = (tone: Tone, title: string, text: string): ConsentOutcome => ({
  tone,
  title,
  text,
  step: null,
  moving: false,
})

const reasonOf = ({ reason }: ConsentPageView) => (reason?.text ? `${reason.text} ` : '')
