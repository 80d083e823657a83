import { domainErrorOf, type UnwordedFieldError } from '#lib/domain/errors.ts'
import {
  type FgtsSimulationFault,
  type FgtsSimulationRequest,
  fgtsSimulationFaults,
} from './simulation-rules.ts'

/** Rejects a request that breaks a rule. @throws the first violation; its `errors` lists all violations */
export const checkFgtsSimulation = (request: FgtsSimulationRequest): void => {
  const faults = fgtsSimulationFaults(request)
  const [first] = faults
  if (first) throw domainErrorOf(first.code, first.details, faults.map(fieldErrorOf))
}

const POINTER_FIELDS = { dueDate: 'dueDate', amount: 'totalAmount' } as const

const fieldErrorOf = ({ code, index, field, details }: FgtsSimulationFault): UnwordedFieldError => ({
  pointer: ['/desiredInstallments', index, field && POINTER_FIELDS[field]]
    .filter((part) => part !== null)
    .join('/'),
  code,
  details,
})
