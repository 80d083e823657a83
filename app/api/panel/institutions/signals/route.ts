import { listInstitutionSignalsContract } from '#lib/contracts/institutions/signals.ts'
import { endpoint } from '#lib/http/endpoint.ts'
import { listInstitutionSignals } from '#lib/services/institutions/list-institution-signals.ts'

export const GET = endpoint(listInstitutionSignalsContract, listInstitutionSignals)
