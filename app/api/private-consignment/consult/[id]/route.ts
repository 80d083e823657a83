import { getCltConsultContract } from '#lib/contracts/clt/consult-list.ts'
import { endpoint } from '#lib/http/endpoint.ts'
import { getCltConsult } from '#lib/services/clt/get-clt-consult.ts'

export const GET = endpoint(getCltConsultContract, getCltConsult)
