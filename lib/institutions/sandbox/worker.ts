import { createHash } from 'node:crypto'
import { addDays, type Day } from '#lib/domain/calendar.ts'
import { cltMarginOf } from '#lib/domain/clt/margin.ts'
import { cnpjCheckDigits } from '#lib/domain/documents/cnpj.ts'
import { type Cents, cents } from '#lib/domain/money.ts'
import { legalDeductionsOf } from './legal-deductions.ts'
import { scenarioOf } from './scenario.ts'

export type SandboxWorker = {
  employerName: string
  employerDocumentNumber: string
  registrationNumber: string
  admissionDate: Day
  marginBaseCents: Cents
  availableMarginCents: Cents
}

const LEAST_SALARY_CENTS = 1_800_00
const SALARY_SPAN_CENTS = 8_000_00
/** With this day, workers in late 2026 fall into every bracket of the credit policy except the first. */
const ADMITTED_BEFORE = '2026-05-01' as Day
const ADMISSION_SPAN_DAYS = 2_200
/** Percentages of the margin taken by other contracts; each worker gets one of them. */
const TAKEN_PERCENT = [0, 0, 0, 10, 20, 40]
const EMPLOYERS = [
  'Comércio de Tecidos Serra Ltda.',
  'Metalúrgica Vale Verde S.A.',
  'Supermercados Boa Praça Ltda.',
  'Transportes Rio Claro Ltda.',
  'Hospital Santa Helena S.A.',
  'Construtora Horizonte Ltda.',
]

/** Returns the same worker for the same CPF. In scenario 921, other contracts take the whole margin. */
export const workerOf = (documentNumber: string, today: Day, inUseCents: Cents = cents(0)): SandboxWorker => {
  const hash = createHash('sha256').update(`clt ${documentNumber}`).digest()
  const salaryCents = cents(LEAST_SALARY_CENTS + (hash.readUInt32BE(0) % SALARY_SPAN_CENTS))
  const marginBaseCents = cents(salaryCents - legalDeductionsOf(salaryCents, today))
  const marginCents = cltMarginOf(marginBaseCents, today)
  const takenCents = cents(Math.ceil((marginCents * takenPercent(documentNumber, hash.readUInt8(9))) / 100))
  const employer = hash.readUInt8(8) % EMPLOYERS.length
  // No real company has a CNPJ that begins with 99.
  const root = `990200${String(employer).padStart(2, '0')}0001`
  return {
    employerName: EMPLOYERS[employer] ?? '',
    employerDocumentNumber: `${root}${cnpjCheckDigits(root)}`,
    registrationNumber: String(hash.readUInt32BE(10) % 1_000_000).padStart(6, '0'),
    admissionDate: addDays(ADMITTED_BEFORE, -(hash.readUInt16BE(4) % ADMISSION_SPAN_DAYS)),
    marginBaseCents,
    availableMarginCents: cltMarginOf(marginBaseCents, today, cents(takenCents + inUseCents)),
  }
}

const takenPercent = (documentNumber: string, chance: number): number =>
  scenarioOf(documentNumber) === '921' ? 100 : (TAKEN_PERCENT[chance % TAKEN_PERCENT.length] ?? 0)
