'use server'
import { createFgtsProposalContract } from '#lib/contracts/fgts/proposal-create'
import { action } from '#lib/http/action'
import { createFgtsProposal } from '#lib/services/proposals/create-fgts-proposal'

export const createProposal = action(createFgtsProposalContract, createFgtsProposal)
