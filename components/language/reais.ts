import { type Cents, cents, centsFromDecimalText, formatBrl } from '#lib/domain/money.ts'

/** Converts reais of the wire to whole cents. */
export const centsOfReais = (reais: number): Cents => centsFromDecimalText(String(reais))

/** Formats reais of the wire as "R$ 1.250,50". */
export const formatReais = (reais: number): string => formatBrl(centsOfReais(reais))

/** Formats the exact difference of two amounts in reais. */
export const formatDifference = (from: number, less: number): string =>
  formatBrl(cents(centsOfReais(from) - centsOfReais(less)))
