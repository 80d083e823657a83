'use server'
import {
  decideTableChangeContract,
  proposeTableChangeContract,
  rebaseTableChangeContract,
  saveTableChangeContract,
  tryTableChangeContract,
  withdrawTableChangeContract,
} from '#lib/contracts/tables/change-table'
import { action } from '#lib/http/action'
import { decideTableChange } from '#lib/services/tables/decide-table-change'
import { proposeTableChange } from '#lib/services/tables/propose-table-change'
import { rebaseTableChange } from '#lib/services/tables/rebase-table-change'
import { saveTableChange } from '#lib/services/tables/save-table-change'
import { startTableWhatIf } from '#lib/services/tables/start-table-what-if'
import { withdrawTableChange } from '#lib/services/tables/withdraw-table-change'

export const save = action(saveTableChangeContract, saveTableChange)
export const tryOut = action(tryTableChangeContract, startTableWhatIf)
export const propose = action(proposeTableChangeContract, proposeTableChange)
export const withdraw = action(withdrawTableChangeContract, withdrawTableChange)
export const rebase = action(rebaseTableChangeContract, rebaseTableChange)
export const decide = action(decideTableChangeContract, decideTableChange)
