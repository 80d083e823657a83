import { formatPercent } from '#lib/domain/finance/percent'

/** A fraction of the wire for people: 0.018 gives "1,80%". */
export const writtenRate = (fraction: number): string => formatPercent(String(fraction))
