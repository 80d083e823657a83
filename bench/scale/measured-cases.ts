import type { Callers, Case } from './case.ts'
import { auditCases } from './cases-of-back-office.ts'
import { consultCases, proposalCases } from './cases-of-contracts.ts'
import { salesCases } from './cases-of-sales.ts'
import type { Sample } from './sample.ts'

export const casesOf = (callers: Callers, sample: Sample): Case[] => [
  ...proposalCases(callers, sample),
  ...consultCases(callers, sample),
  ...auditCases(callers, sample),
  ...salesCases(callers),
]
