import { decimal } from './decimal.ts'

/** Whether a rate is above another; both are fractions as decimal text: "0.0181" is above "0.018". */
export const isAboveRate = (rate: string, other: string): boolean => decimal(rate).greaterThan(decimal(other))
