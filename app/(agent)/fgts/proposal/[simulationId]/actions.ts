'use server'
import { createFgtsProposalContract } from '#lib/contracts/fgts/proposal-create'
import { action } from '#lib/pages/action'
import { putCpfBack } from '#lib/services/personal-data/put-cpf-back'
import { createFgtsProposal } from '#lib/services/proposals/create-fgts-proposal'

export const createProposal = action(createFgtsProposalContract, createFgtsProposal, (context, sent) =>
  putCpfBack(context, sent, { subjectType: 'fgts_simulation', subjectId: sent.fgtsSimulationId }),
)
