'use server'
import { createCltConsultContract } from '#lib/contracts/clt/consult-create.ts'
import { followUpCltConsultsCommand } from '#lib/contracts/clt/consult-follow-up.ts'
import { encryptSearchCommand } from '#lib/contracts/proposals/proposal-export.ts'
import { action } from '#lib/pages/action.ts'
import { encryptSearch } from '#lib/services/access/encrypt-search.ts'
import { createCltConsult } from '#lib/services/clt/create-clt-consult.ts'
import { listFollowedCltConsults } from '#lib/services/clt/list-followed-clt-consults.ts'

export const createConsult = action(createCltConsultContract, createCltConsult)
export const searchConsults = action(followUpCltConsultsCommand, listFollowedCltConsults)
export const encrypt = action(encryptSearchCommand, encryptSearch)
