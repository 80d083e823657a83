'use server'
import { createCltConsultContract } from '#lib/contracts/clt/consult-create'
import { followUpCltConsultsCommand } from '#lib/contracts/clt/consult-follow-up'
import { encryptSearchCommand } from '#lib/contracts/proposals/proposal-export'
import { action } from '#lib/pages/action'
import { encryptSearch } from '#lib/services/access/encrypt-search'
import { createCltConsult } from '#lib/services/clt/create-clt-consult'
import { listFollowedCltConsults } from '#lib/services/clt/list-followed-clt-consults'

export const createConsult = action(createCltConsultContract, createCltConsult)
export const searchConsults = action(followUpCltConsultsCommand, listFollowedCltConsults)
export const encrypt = action(encryptSearchCommand, encryptSearch)
