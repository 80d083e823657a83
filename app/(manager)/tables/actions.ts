'use server'
import { draftTableContract, startTableChangeContract } from '#lib/contracts/tables/start-table-change'
import { action } from '#lib/http/action'
import { draftTable } from '#lib/services/tables/draft-table'
import { startTableChange } from '#lib/services/tables/start-table-change'

export const start = action(startTableChangeContract, startTableChange)
export const draft = action(draftTableContract, draftTable)
