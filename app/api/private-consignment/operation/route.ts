import { createCltOperationContract } from '#lib/contracts/clt/operation-create.ts'
import { listCltOperationsContract } from '#lib/contracts/clt/operation-list.ts'
import { endpoint } from '#lib/http/endpoint.ts'
import { createCltOperation } from '#lib/services/clt/create-clt-operation.ts'
import { listCltOperations } from '#lib/services/clt/list-clt-operations.ts'

export const GET = endpoint(listCltOperationsContract, listCltOperations)
export const POST = endpoint(createCltOperationContract, createCltOperation)
