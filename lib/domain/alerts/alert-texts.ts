import type { Text } from '#lib/domain/language.ts'
import { ALERT_KIND_FACTS, type AlertKind, type AlertUnit } from './alert-kinds.ts'

const NAMES: Readonly<Record<AlertKind, Text>> = {
  worker_stopped: { pt: 'Worker parado', en: 'Worker stopped' },
  calls_waiting: { pt: 'Fila das instituições parada', en: 'Calls to institutions waiting' },
  deliveries_overdue: { pt: 'Entregas de webhooks atrasadas', en: 'Webhook deliveries overdue' },
  endpoint_failing: { pt: 'Endpoint falhando', en: 'Endpoint failing' },
  institution_failing: { pt: 'Instituição falhando', en: 'Institution failing' },
  institution_slow: { pt: 'Instituição lenta', en: 'Institution slow' },
  conversion_low: { pt: 'Conversão baixa', en: 'Conversion low' },
  review_waiting: { pt: 'Análise parada', en: 'Review waiting' },
  refusals_many: { pt: 'Muitas entradas recusadas', en: 'Many refused sign-ins' },
  reveals_many: { pt: 'Muitos dados pessoais abertos', en: 'Much personal data opened' },
}

const MEANINGS: Readonly<Record<AlertKind, Text>> = {
  worker_stopped: {
    pt: 'Há quanto tempo nenhum worker está ativo.',
    en: 'For how long no worker has been running.',
  },
  calls_waiting: {
    pt: 'Há quanto tempo espera a chamada mais antiga a cada instituição.',
    en: 'For how long the oldest call to each institution has waited.',
  },
  deliveries_overdue: {
    pt: 'O atraso da entrega mais antiga que ninguém tentou.',
    en: 'How late the oldest delivery is that nobody attempted.',
  },
  endpoint_failing: {
    pt: 'Parte das tentativas a cada endpoint que falhou nas últimas 24 horas, a partir de 5. Desativado conta como 100 %.',
    en: 'Part of the attempts at each endpoint that failed in the last 24 hours, from 5 on. A disabled one counts as 100 %.',
  },
  institution_failing: {
    pt: 'Parte das chamadas a cada instituição que falhou na última hora, a partir de 5.',
    en: 'Part of the calls to each institution that failed in the last hour, from 5 on.',
  },
  institution_slow: {
    pt: 'Tempo em que 95% das chamadas a cada instituição foram respondidas na última hora, a partir de 5.',
    en: 'Time within which 95% of the calls to each institution were answered in the last hour, from 5 on.',
  },
  conversion_low: {
    pt: 'Parte dos clientes das últimas 24 horas, menos a última, que chegou à proposta em cada instituição, a partir de 10.',
    en: 'Part of the customers of the last 24 hours, without the last one, who came to a proposal at each institution, from 10 on.',
  },
  review_waiting: {
    pt: 'Há quanto tempo espera a proposta mais antiga da fila de análise.',
    en: 'For how long the oldest proposal of the review queue has waited.',
  },
  refusals_many: {
    pt: 'Entradas, códigos e tokens recusados nos últimos 15 minutos. Veja quais em Auditoria, Segurança.',
    en: 'Sign-ins, codes and tokens refused in the last 15 minutes. See which in Audit, Security.',
  },
  reveals_many: {
    pt: 'Quantas vezes mais que a mediana dos colegas cada pessoa abriu dados de clientes nas últimas 24 horas, a partir de 21. Cada CPF de um arquivo baixado conta.',
    en: 'How many times the median of the others each person opened data of customers in the last 24 hours, from 21 on. Each CPF of a downloaded file counts.',
  },
}

const UNIT_SIGNS: Readonly<Record<AlertUnit, string>> = {
  minutes: 'min',
  seconds: 's',
  percent: '%',
  refusals: '',
  times: '×',
}

export const alertName = (kind: AlertKind): Text => NAMES[kind]

export const alertMeaning = (kind: AlertKind): Text => MEANINGS[kind]

export const unitSign = (unit: AlertUnit): string => UNIT_SIGNS[unit]

/** Formats a figure with its unit, such as "2 d 10 h", "15 min", "4 %" or "3 ×". */
export const alertFigure = (kind: AlertKind, value: number): string => {
  const { unit } = ALERT_KIND_FACTS[kind]
  return unit === 'minutes' ? minutesText(value) : `${value} ${unitSign(unit)}`.trim()
}

const minutesText = (minutes: number): string => {
  const hours = Math.floor(minutes / 60)
  if (hours === 0) return `${minutes} min`
  if (hours < 24) return `${hours} h${minutes % 60 === 0 ? '' : ` ${minutes % 60} min`}`
  return `${Math.floor(hours / 24)} d${hours % 24 === 0 ? '' : ` ${hours % 24} h`}`
}

export const alertTitle = (kind: AlertKind, subjectName: string): Text => {
  const { pt, en } = NAMES[kind]
  const about = subjectName === '' ? '' : `: ${subjectName}`
  return { pt: `${pt}${about}`, en: `${en}${about}` }
}
