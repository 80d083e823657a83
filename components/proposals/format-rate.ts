import { formatPercent } from '#lib/domain/finance/percent.ts'

/** Formats a fraction: 0.018 gives "1,80%". */
export const formatRate = (fraction: number): string => formatPercent(String(fraction))
