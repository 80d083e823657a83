'use server'
import { choosePasswordCommand } from '#lib/contracts/people/own-access'
import { customerAction } from '#lib/pages/action'
import { choosePassword } from '#lib/services/people/choose-password'

export const choose = customerAction(choosePasswordCommand, choosePassword)
