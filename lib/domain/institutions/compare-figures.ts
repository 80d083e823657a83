import type { Day } from '#lib/domain/calendar.ts'
import type { Text } from '#lib/domain/language.ts'
import type { Cents } from '#lib/domain/money.ts'

export type ComparedFigures = {
  releaseDate: Day
  iofCents: Cents
  feeCents: Cents
  insuranceCents: Cents
  issueCents: Cents
  netCents: Cents
  totalCents: Cents
  installments: readonly { dueDate: Day; amountCents: Cents }[]
}

/** `figure` names the line; the values are cents or a day. */
export type FigureDifference = { figure: Text; oursCents: Cents | Day; theirsCents: Cents | Day }

const LINES = [
  ['releaseDate', { pt: 'a data de liberação', en: 'the release date' }],
  ['iofCents', { pt: 'o IOF', en: 'the IOF' }],
  ['feeCents', { pt: 'a tarifa', en: 'the fee' }],
  ['insuranceCents', { pt: 'o seguro', en: 'the insurance' }],
  ['issueCents', { pt: 'o valor de emissão', en: 'the issue amount' }],
  ['netCents', { pt: 'o valor líquido', en: 'the net amount' }],
  ['totalCents', { pt: 'o total a pagar', en: 'the total to pay' }],
] as const satisfies readonly (readonly [keyof ComparedFigures, Text])[]

/** Figures that an institution reports; the issue value, the net value and the total are required. */
export type ReportedFigures = Pick<ComparedFigures, 'issueCents' | 'netCents' | 'totalCents'> & {
  [Name in keyof ComparedFigures]?: ComparedFigures[Name] | undefined
}

/** Returns the first reported figure that differs, causes before sums; null if all are equal to the cent. */
export const firstDifference = (ours: ComparedFigures, theirs: ReportedFigures): FigureDifference | null => {
  for (const [name, figure] of LINES) {
    const theirFigure = theirs[name]
    if (theirFigure !== undefined && ours[name] !== theirFigure)
      return { figure, oursCents: ours[name], theirsCents: theirFigure }
  }
  return theirs.installments ? differentInstallment(ours.installments, theirs.installments) : null
}

const differentInstallment = (
  ours: ComparedFigures['installments'],
  theirs: ComparedFigures['installments'],
): FigureDifference | null => {
  for (let index = 0; index < Math.max(ours.length, theirs.length); index += 1) {
    const [own, other] = [ours[index], theirs[index]]
    const number = index + 1
    if (own?.dueDate !== other?.dueDate && own && other)
      return {
        figure: { pt: `o vencimento da parcela ${number}`, en: `the due date of instalment ${number}` },
        oursCents: own.dueDate,
        theirsCents: other.dueDate,
      }
    if (own?.amountCents !== other?.amountCents)
      return {
        figure: { pt: `a parcela ${number}`, en: `instalment ${number}` },
        oursCents: own?.amountCents ?? (0 as Cents),
        theirsCents: other?.amountCents ?? (0 as Cents),
      }
  }
  return null
}
