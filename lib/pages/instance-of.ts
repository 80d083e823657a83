import type { Operation } from '#lib/contracts/contract.ts'

export const instanceOf = (operation: Operation): string =>
  'path' in operation ? operation.path : operation.name
