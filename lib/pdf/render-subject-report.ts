import { instantOf } from '#lib/config/clock.ts'
import type { Day } from '#lib/domain/calendar.ts'
import { type Cpf, formatCpf } from '#lib/domain/documents/cpf.ts'
import { type Cents, formatBrl } from '#lib/domain/money.ts'
import { formatDay } from './contract-tables.ts'
import { drawHeading, drawPairs, drawParagraph, type Pair } from './draw-section.ts'
import { formatInstant } from './format-instant.ts'
import type { Pdf } from './page-layout.ts'
import { renderPdf } from './pdf-document.ts'
import { FIELD_WORDS, TABLE_WORDS } from './subject-report-words.ts'

type Row = Readonly<Record<string, unknown>>

/** The report in JSON, where instants are texts in RFC 3339 format. */
export type SubjectReportData = {
  report: string
  generatedAt: string
  controller: {
    name: string
    contactName: string | null
    contactPhone: string | null
    contactEmail: string | null
  }
  documentNumber: string
  records: Readonly<Record<string, readonly Row[]>>
  sharedWith: { programs: readonly Row[]; institutions: readonly Row[]; requests: readonly Row[] }
  lookedAt: readonly Row[]
  audit: readonly Row[]
  retention: {
    since: string
    kinds: Readonly<Record<string, { what: { pt: string }; duty: { pt: string } }>>
    keptUnderDuty: readonly Row[]
  }
}

export const renderSubjectReport = (report: SubjectReportData): Promise<Buffer> =>
  renderPdf(
    {
      title: 'Relatório do Titular',
      subtitle: 'Todos os dados guardados sobre o titular e com quem foram compartilhados',
      number: { label: 'CPF', text: formatCpf(report.documentNumber as Cpf) },
      foot: `Relatório do titular, ${formatInstant(instantOf(report.generatedAt))}`,
      properties: {
        title: 'Relatório do Titular',
        subject: report.report,
        author: report.controller.name,
        at: instantOf(report.generatedAt),
      },
    },
    (pdf) => drawReport(pdf, report),
  )

const drawReport = (pdf: Pdf, report: SubjectReportData) => {
  const { records, sharedWith, lookedAt, audit, retention } = report
  drawHeading(pdf, 'QUEM RESPONDE')
  drawPairs(pdf, controllerPairs(report))
  for (const [table, rows] of Object.entries(records)) drawRows(pdf, TABLE_WORDS[table] ?? table, rows)
  drawRows(pdf, 'Enviado a programas', sharedWith.programs)
  drawRows(pdf, 'Recebido das instituições', sharedWith.institutions)
  drawRows(pdf, 'Chamadas às instituições', sharedWith.requests)
  drawRows(pdf, 'Quem viu os dados, e por quê', lookedAt)
  drawRows(pdf, 'Registros da auditoria', audit)
  drawRows(pdf, 'Guardado por dever legal', retention.keptUnderDuty)
  drawHeading(pdf, `PRAZOS DE GUARDA, DESDE ${formatDay(retention.since as Day)}`)
  for (const { what, duty } of Object.values(retention.kinds)) drawParagraph(pdf, `${what.pt}: ${duty.pt}.`)
}

const controllerPairs = ({ controller, report }: SubjectReportData): Pair[] =>
  [
    { label: 'Controlador', value: controller.name, wide: true, strong: true },
    { label: 'Contato', value: controller.contactName ?? '' },
    { label: 'Telefone', value: controller.contactPhone ?? '' },
    { label: 'E-mail', value: controller.contactEmail ?? '', wide: true },
    { label: 'Base legal do pedido', value: report, wide: true },
  ].filter(({ value }) => value !== '')

const drawRows = (pdf: Pdf, title: string, rows: readonly Row[]) => {
  if (rows.length === 0) return
  drawHeading(pdf, `${title.toUpperCase()} (${rows.length})`)
  for (const row of rows) {
    drawRow(pdf, row)
    pdf.y += 8
  }
}

/** A longer text is drawn as paragraphs, which may continue on the next page. */
const MOST_IN_A_LINE = 400
const SHORT = 28

const drawRow = (pdf: Pdf, row: Row) => {
  const pairs = Object.entries(row)
    .filter(([name, value]) => name !== 'organizationId' && value !== null && value !== '')
    .map(([name, value]): Pair => ({ label: labelOf(name), value: textOf(name, value) }))
    .filter(({ value }) => value !== '')
  drawPairs(
    pdf,
    pairs
      .filter(({ value }) => value.length <= MOST_IN_A_LINE)
      .map((pair) => ({ ...pair, wide: pair.value.length > SHORT })),
  )
  for (const { label, value } of pairs.filter(({ value }) => value.length > MOST_IN_A_LINE))
    for (const part of partsOf(`${label}: ${value}`)) drawParagraph(pdf, part)
}

const partsOf = (text: string): string[] => text.match(/[\s\S]{1,1000}(?=\s|$)|[\s\S]{1,1000}/g) ?? []

const labelOf = (name: string): string =>
  FIELD_WORDS[name] ?? name.replace(/(?<=[a-z\d])(?=[A-Z])/g, ' ').toLowerCase()

const textOf = (name: string, value: unknown): string => {
  if (value === null || value === undefined) return ''
  if (Array.isArray(value)) return value.map((item) => textOf(name, item)).join(' | ')
  if (typeof value === 'object')
    return Object.entries(value)
      .map(([inner, one]) => [labelOf(inner), textOf(inner, one)])
      .filter(([, text]) => text !== '')
      .map(([label, text]) => `${label}: ${text}`)
      .join('; ')
  if (typeof value === 'boolean') return value ? 'sim' : 'não'
  if (typeof value === 'number') return name.endsWith('Cents') ? formatBrl(value as Cents) : String(value)
  const text = String(value)
  if (/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text)) return formatInstant(instantOf(text))
  return /^\d{4}-\d\d-\d\d$/.test(text) ? formatDay(text as Day) : text
}
