'use server'
import { encryptSearchCommand } from '#lib/contracts/proposals/proposal-export.ts'
import { action } from '#lib/pages/action.ts'
import { encryptSearch } from '#lib/services/access/encrypt-search.ts'

export const encrypt = action(encryptSearchCommand, encryptSearch)
