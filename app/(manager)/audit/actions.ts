'use server'
import { encryptSearchCommand } from '#lib/contracts/proposals/proposal-export'
import { action } from '#lib/http/action'
import { encryptSearch } from '#lib/services/access/encrypt-search'

export const encrypt = action(encryptSearchCommand, encryptSearch)
