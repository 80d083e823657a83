'use server'
import { createCltOperationContract } from '#lib/contracts/clt/operation-create.ts'
import { action } from '#lib/pages/action.ts'
import { createCltOperation } from '#lib/services/clt/create-clt-operation.ts'
import { putCpfBack } from '#lib/services/personal-data/put-cpf-back.ts'

export const createOperation = action(createCltOperationContract, createCltOperation, (context, sent) =>
  putCpfBack(context, sent, { subjectType: 'clt_simulation', subjectId: sent.simulation_id }),
)
