import type { Day } from '../calendar.ts'
import type { Cents } from '../money.ts'

/** What the source (Dataprev) says of a worker's employment; amounts in cents. */
export type Worker = {
  consultEligible: boolean
  employerName: string | null
  /** CNPJ, its 8-character root, or a CPF of an employing person. */
  employerDocumentNumber: string | null
  registrationNumber: string | null
  workerCategoryCode: string | null
  admissionDate: Day | null
  terminationDate: Day | null
  /** Remuneration left after the legal deductions: what 35 % is taken of. */
  marginBaseCents: Cents | null
}

/**
 * What an institution lets a worker borrow; amounts in cents, months since admission and instalments as
 * counts.
 */
export type SimulationLimit = {
  monthMin: number
  monthMax: number
  installmentsMin: number
  installmentsMax: number
  valueMinCents: Cents
  valueMaxCents: Cents
}

export const GENDERS = ['male', 'female'] as const
export type Gender = (typeof GENDERS)[number]
