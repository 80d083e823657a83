import { getCltConsultContract } from '#lib/contracts/clt/consult-list'
import { endpoint } from '#lib/http/endpoint'
import { getCltConsult } from '#lib/services/clt/get-clt-consult'

export const GET = endpoint(getCltConsultContract, getCltConsult)
