import type { Text } from '#lib/domain/language.ts'
import { momentText } from '#lib/domain/moment-text.ts'
import type { AlertMessageKind } from './alert-channel.ts'
import { ALERT_KIND_FACTS, type AlertKind } from './alert-kinds.ts'
import { alertFigure, alertMeaning, alertTitle } from './alert-texts.ts'

export type ReportedAlert = {
  kind: AlertKind
  subject: string
  subjectName: string
  threshold: number
  value: number
  openedAt: Date
  closedAt: Date | null
}

const BEGINNINGS: Readonly<Record<Exclude<AlertMessageKind, 'test'>, Text>> = {
  opened: { pt: 'Alerta', en: 'Alert' },
  repeated: { pt: 'Alerta continua', en: 'Alert goes on' },
  closed: { pt: 'Resolvido', en: 'Resolved' },
}

const TEST: Text = {
  pt: 'Teste dos alertas. Quem lê isto receberá os alertas da organização.',
  en: 'A test of the alerts. Whoever reads this will get the alerts of the organization.',
}

export const alertMail = (
  kind: AlertMessageKind,
  alert: ReportedAlert | null,
  address: string,
): { subject: string; text: string } => {
  const lines = alertLines(kind, alert)
  const subject = kind === 'test' || !alert ? 'Teste dos alertas' : headOf(kind, alert).pt
  return { subject, text: `${lines.pt}\n${address}\n\n--\n${lines.en}\n${address}\n` }
}

export const alertLines = (kind: AlertMessageKind, alert: ReportedAlert | null): Text => {
  if (kind === 'test' || !alert) return TEST
  const head = headOf(kind, alert)
  const [figure, limit] = [alertFigure(alert.kind, alert.value), alertFigure(alert.kind, alert.threshold)]
  const meaning = alertMeaning(alert.kind)
  const opened = momentText(alert.openedAt)
  const closed = alert.closedAt && momentText(alert.closedAt)
  const isAbove = ALERT_KIND_FACTS[alert.kind].wrong === 'above'
  return {
    pt: [
      `${head.pt}.`,
      closed
        ? `De ${opened.pt} a ${closed.pt}; a última medida fora do limite foi ${figure}.`
        : `Agora ${figure}; avisa ${isAbove ? 'a partir de' : 'abaixo de'} ${limit}. Desde ${opened.pt}.`,
      meaning.pt,
    ].join('\n'),
    en: [
      `${head.en}.`,
      closed
        ? `From ${opened.en} to ${closed.en}; the last figure beyond the limit was ${figure}.`
        : `Now ${figure}; it alerts ${isAbove ? 'from' : 'below'} ${limit}${isAbove ? ' on' : ''}. Since ${opened.en}.`,
      meaning.en,
    ].join('\n'),
  }
}

const headOf = (kind: Exclude<AlertMessageKind, 'test'>, { kind: of, subjectName }: ReportedAlert): Text => {
  const title = alertTitle(of, subjectName)
  return { pt: `${BEGINNINGS[kind].pt}: ${title.pt}`, en: `${BEGINNINGS[kind].en}: ${title.en}` }
}
