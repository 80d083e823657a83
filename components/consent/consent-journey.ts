import type { ConsentPageView } from '#lib/domain/clt/consent-page-view'
import { isFinalConsultStatus } from '#lib/domain/clt/consult-status'
import type { Tone } from '../ui/tone.ts'

/** What the page is about now. */
export type ConsentStage = 'identify' | 'answer' | 'expired' | 'refused' | 'after'

/** The steps of answering the term, and the place of each stage among them. */
export const ANSWER_STEPS = ['Confirmar quem é você', 'Ler o termo e responder'] as const
export const ANSWER_PLACE = { identify: 0, answer: 1 } as const

/** What happens by itself after the acceptance. */
export const CONSULT_STEPS = ['Consulta dos dados', 'Análise', 'Resultado'] as const

/** Where a customer is. */
export const consentStageOf = (view: ConsentPageView): ConsentStage => {
  if (view.awaitsConsent) return view.identified ? 'answer' : 'identify'
  if (view.status === 'WAITING_CONSENT' || view.reason?.code === 'consent_expired') return 'expired'
  return view.reason?.code === 'consent_refused' ? 'refused' : 'after'
}

export type ConsentOutcome = {
  tone: Tone
  title: string
  text: string
  /** The place among the steps after the acceptance; null where the journey has ended otherwise. */
  place: number | null
  /** It goes on by itself. */
  moving: boolean
}

const NOTHING_HIRED = 'Nada foi contratado e nada será descontado do seu salário.'
const ASK = 'Fale com quem atendeu você.'

/** What became of an accepted term, in the customer's words; how it ended is for the identified customer alone. */
export const consentOutcomeOf = (view: ConsentPageView, at: Date): ConsentOutcome => {
  if (!isFinalConsultStatus(view.status)) return movingOutcome(view.status === 'WAITING_CREDIT_ANALYSIS')
  if (!view.identified) {
    return ended('neutral', 'A consulta terminou', 'Para ver o resultado, confirme quem é você.')
  }
  if (view.status === 'FAILED') {
    return ended('warning', 'Não deu para concluir a consulta', `${reasonOf(view)}${NOTHING_HIRED} ${ASK}`)
  }
  if (!view.margin) return ended('neutral', 'Não há oferta agora', `${reasonOf(view)}${NOTHING_HIRED}`)
  if (view.margin.expiresAt <= at) {
    return ended(
      'neutral',
      'Esta consulta venceu',
      `Para uma oferta nova é preciso consultar de novo. ${ASK}`,
    )
  }
  const text = `Quem atendeu você pode mostrar as ofertas. ${NOTHING_HIRED}`
  return { ...ended('positive', 'Pronto! A consulta terminou', text), place: CONSULT_STEPS.length }
}

const movingOutcome = (analysis: boolean): ConsentOutcome => ({
  tone: 'info',
  title: analysis ? 'Analisando as condições' : 'Autorizado. Estamos consultando seus dados',
  text: 'Leva alguns instantes. Você não precisa fazer nada: pode fechar esta página e voltar depois pelo mesmo link.',
  place: analysis ? 1 : 0,
  moving: true,
})

const ended = (tone: Tone, title: string, text: string): ConsentOutcome => ({
  tone,
  title,
  text,
  place: null,
  moving: false,
})

const reasonOf = ({ reason }: ConsentPageView) => (reason?.text ? `${reason.text} ` : '')
