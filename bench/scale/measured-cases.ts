import type { Askers, Case } from './case.ts'
import { auditCases } from './cases-of-back-office.ts'
import { consultCases, proposalCases } from './cases-of-contracts.ts'
import { salesCases } from './cases-of-sales.ts'
import type { Sample } from './sample.ts'

export const casesOf = (askers: Askers, sample: Sample): Case[] => [
  ...proposalCases(askers, sample),
  ...consultCases(askers, sample),
  ...auditCases(askers, sample),
  ...salesCases(askers),
]
