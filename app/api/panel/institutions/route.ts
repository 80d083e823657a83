import { listInstitutionHealthContract } from '#lib/contracts/institutions/health'
import { endpoint } from '#lib/http/endpoint'
import { listInstitutionHealth } from '#lib/services/institutions/list-institution-health'

export const GET = endpoint(listInstitutionHealthContract, listInstitutionHealth)
