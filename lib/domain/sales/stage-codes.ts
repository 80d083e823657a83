/** Positions (from 1) are stored codes; append new stages here and in the SQL function `sales_stage_code`. */
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

/** @throws Error for an unknown code */
export const stageOfCode = (code: number): Stage => {
  const stage = STAGES[code - 1]
  if (stage === undefined) throw new Error(`no stage has the code ${code}`)
  return stage
}
