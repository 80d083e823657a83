'use server'
import { confirmOwnSecondFactorCommand } from '#lib/contracts/people/own-access'
import { incompleteAction } from '#lib/pages/action'
import { confirmOwnSecondFactor } from '#lib/services/people/confirm-own-second-factor'

export const confirm = incompleteAction(confirmOwnSecondFactorCommand, confirmOwnSecondFactor)
