'use server'
import { changeOwnPasswordCommand, endOwnSessionsCommand } from '#lib/contracts/people/own-access'
import { action } from '#lib/http/action'
import { changeOwnPassword } from '#lib/services/people/change-own-password'
import { endOwnSessions } from '#lib/services/people/end-sessions'

export const changePassword = action(changeOwnPasswordCommand, changeOwnPassword)
export const endSessions = action(endOwnSessionsCommand, endOwnSessions)
