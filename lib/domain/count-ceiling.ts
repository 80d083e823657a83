/** Lists count at most this many rows; beyond it, `total` is a lower bound (docs/contract.md#conventions). */
export const COUNT_CEILING = 10_000
