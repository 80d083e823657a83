import type { Day } from '#lib/domain/calendar.ts'
import type { Cents } from '#lib/domain/money.ts'

/** Employment as the source (Dataprev) reports it. */
export type Worker = {
  consultEligible: boolean
  employerName: string | null
  /** CNPJ, its 8-character root, or the CPF of an individual employer. */
  employerDocumentNumber: string | null
  registrationNumber: string | null
  workerCategoryCode: string | null
  admissionDate: Day | null
  terminationDate: Day | null
  /** Remuneration after legal deductions; the margin is 35 % of it. */
  marginBaseCents: Cents | null
}

/** Limits that an institution sets for a worker; `monthMin` and `monthMax` count months since admission. */
export type SimulationLimit = {
  monthMin: number
  monthMax: number
  installmentsMin: number
  installmentsMax: number
  valueMinCents: Cents
  valueMaxCents: Cents
}
