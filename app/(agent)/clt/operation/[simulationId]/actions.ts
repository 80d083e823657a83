'use server'
import { createCltOperationContract } from '#lib/contracts/clt/operation-create.ts'
import { action } from '#lib/pages/action.ts'
import { createCltOperation } from '#lib/services/clt/create-clt-operation.ts'
import { restoreCpf } from '#lib/services/personal-data/restore-cpf.ts'

export const createOperation = action(createCltOperationContract, createCltOperation, (context, input) =>
  restoreCpf(context, input, { subjectType: 'clt_simulation', subjectId: input.simulation_id }),
)
