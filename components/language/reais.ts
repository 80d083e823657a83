import { type Cents, cents, centsFromDecimalText, formatBrl } from '#lib/domain/money.ts'

/** Converts reais, the unit of the API, to whole cents. */
export const centsOfReais = (reais: number): Cents => centsFromDecimalText(String(reais))

export const formatReais = (reais: number): string => formatBrl(centsOfReais(reais))

export const formatDifference = (from: number, less: number): string =>
  formatBrl(cents(centsOfReais(from) - centsOfReais(less)))
