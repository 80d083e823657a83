/**
 * The stages where time passes, by their codes from 1 in what is kept of stays; `production_stage_code` of
 * the database says the same. A new one comes last, there as well.
 */
const STAGES = [
  'balance',
  'WAITING_CONSENT',
  'CONSENT_APPROVED',
  'WAITING_CONSULT',
  'WAITING_CREDIT_ANALYSIS',
  'generating_ccb',
  'formalization',
  'analysis',
  'manual_analysis',
  'awaiting_call',
  'processing',
  'pending',
  'awaiting_cancel',
] as const

export type Stage = (typeof STAGES)[number]

/** The stage of a code. @throws on a number that is none */
export const stageOfCode = (code: number): Stage => {
  const stage = STAGES[code - 1]
  if (stage === undefined) throw new Error(`no stage has the code ${code}`)
  return stage
}
