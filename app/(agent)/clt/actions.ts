'use server'
import { createCltConsultContract } from '#lib/contracts/clt/consult-create'
import { followUpCltConsultsCommand } from '#lib/contracts/clt/consult-follow-up'
import { sealSearchCommand } from '#lib/contracts/proposals/proposal-export'
import { action } from '#lib/http/action'
import { sealSearch } from '#lib/services/access/seal-search'
import { createCltConsult } from '#lib/services/clt/create-clt-consult'
import { listCltConsults } from '#lib/services/clt/list-clt-consults'

export const createConsult = action(createCltConsultContract, createCltConsult)
export const searchConsults = action(followUpCltConsultsCommand, listCltConsults)
export const seal = action(sealSearchCommand, sealSearch)
