'use server'
import { createCltOperationContract } from '#lib/contracts/clt/operation-create'
import { action } from '#lib/pages/action'
import { createCltOperation } from '#lib/services/clt/create-clt-operation'
import { putCpfBack } from '#lib/services/personal-data/put-cpf-back'

export const createOperation = action(createCltOperationContract, createCltOperation, (context, sent) =>
  putCpfBack(context, sent, { subjectType: 'clt_simulation', subjectId: sent.simulation_id }),
)
