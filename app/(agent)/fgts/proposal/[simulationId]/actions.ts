'use server'
import { createFgtsProposalContract } from '#lib/contracts/fgts/proposal-create.ts'
import { action } from '#lib/pages/action.ts'
import { restoreCpf } from '#lib/services/personal-data/restore-cpf.ts'
import { createFgtsProposal } from '#lib/services/proposals/create-fgts-proposal.ts'

export const createProposal = action(createFgtsProposalContract, createFgtsProposal, (context, input) =>
  restoreCpf(context, input, { subjectType: 'fgts_simulation', subjectId: input.fgtsSimulationId }),
)
