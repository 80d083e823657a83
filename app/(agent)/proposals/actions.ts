'use server'
import { encryptSearchCommand } from '#lib/contracts/proposals/proposal-export'
import { action } from '#lib/pages/action'
import { encryptSearch } from '#lib/services/access/encrypt-search'

export const encrypt = action(encryptSearchCommand, encryptSearch)
