'use server'
import { createCltOperationContract } from '#lib/contracts/clt/operation-create.ts'
import { action } from '#lib/pages/action.ts'
import { createCltOperation } from '#lib/services/clt/create-clt-operation.ts'
import { putCpfBack } from '#lib/services/personal-data/put-cpf-back.ts'

export const createOperation = action(createCltOperationContract, createCltOperation, (context, input) =>
  putCpfBack(context, input, { subjectType: 'clt_simulation', subjectId: input.simulation_id }),
)
