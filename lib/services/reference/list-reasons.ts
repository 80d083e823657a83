import { REASON_CODES, type ReasonCode, reasonOf } from '#lib/domain/reasons/catalogue.ts'
import type { Reason } from '#lib/domain/reasons/reason.ts'

export const listReasons = async (): Promise<(Reason & { code: ReasonCode })[]> =>
  REASON_CODES.map((code) => ({ code, ...reasonOf(code) }))
