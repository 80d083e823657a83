import { createCltConsultContract } from '#lib/contracts/clt/consult-create'
import { listCltConsultsContract } from '#lib/contracts/clt/consult-list'
import { endpoint } from '#lib/http/endpoint'
import { createCltConsult } from '#lib/services/clt/create-clt-consult'
import { listCltConsults } from '#lib/services/clt/list-clt-consults'

export const GET = endpoint(listCltConsultsContract, listCltConsults)
export const POST = endpoint(createCltConsultContract, createCltConsult)
