'use server'
import { createCltOperationContract } from '#lib/contracts/clt/operation-create'
import { action } from '#lib/http/action'
import { createCltOperation } from '#lib/services/clt/create-clt-operation'

export const createOperation = action(createCltOperationContract, createCltOperation)
