/** Lists are counted up to here; beyond it `total` is a lower bound (contract section 0). */
export const COUNT_CEILING = 10_000
