/** Lists are counted up to here; beyond it `total` is a lower bound (docs/contract.md#conventions). */
export const COUNT_CEILING = 10_000
