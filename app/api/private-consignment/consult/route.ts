import { createCltConsultContract } from '#lib/contracts/clt/consult-create.ts'
import { listCltConsultsContract } from '#lib/contracts/clt/consult-list.ts'
import { endpoint } from '#lib/http/endpoint.ts'
import { createCltConsult } from '#lib/services/clt/create-clt-consult.ts'
import { listCltConsults } from '#lib/services/clt/list-clt-consults.ts'

export const GET = endpoint(listCltConsultsContract, listCltConsults)
export const POST = endpoint(createCltConsultContract, createCltConsult)
