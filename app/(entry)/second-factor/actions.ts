'use server'
import { confirmOwnSecondFactorCommand } from '#lib/contracts/people/own-access.ts'
import { incompleteAction } from '#lib/pages/action.ts'
import { confirmOwnSecondFactor } from '#lib/services/people/confirm-own-second-factor.ts'

export const confirm = incompleteAction(confirmOwnSecondFactorCommand, confirmOwnSecondFactor)
