import { listInstitutionHealthContract } from '#lib/contracts/institutions/health.ts'
import { endpoint } from '#lib/http/endpoint.ts'
import { listInstitutionHealth } from '#lib/services/institutions/list-institution-health.ts'

export const GET = endpoint(listInstitutionHealthContract, listInstitutionHealth)
