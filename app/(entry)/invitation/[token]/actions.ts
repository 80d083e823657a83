'use server'
import { choosePasswordCommand } from '#lib/contracts/people/own-access.ts'
import { customerAction } from '#lib/pages/action.ts'
import { choosePassword } from '#lib/services/people/choose-password.ts'

export const choose = customerAction(choosePasswordCommand, choosePassword)
