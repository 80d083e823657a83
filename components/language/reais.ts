import { type Cents, cents, centsFromDecimalText, formatBrl } from '#lib/domain/money'

/** Reais of the wire as whole cents. */
export const centsOfReais = (reais: number): Cents => centsFromDecimalText(String(reais))

/** Reais of the wire for people: "R$ 1.250,50". */
export const formatReais = (reais: number): string => formatBrl(centsOfReais(reais))

/** One amount less another, exactly, for people. */
export const formatDifference = (from: number, less: number): string =>
  formatBrl(cents(centsOfReais(from) - centsOfReais(less)))
