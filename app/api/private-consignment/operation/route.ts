import { createCltOperationContract } from '#lib/contracts/clt/operation-create'
import { listCltOperationsContract } from '#lib/contracts/clt/operation-list'
import { endpoint } from '#lib/http/endpoint'
import { createCltOperation } from '#lib/services/clt/create-clt-operation'
import { listCltOperations } from '#lib/services/clt/list-clt-operations'

export const GET = endpoint(listCltOperationsContract, listCltOperations)
export const POST = endpoint(createCltOperationContract, createCltOperation)
