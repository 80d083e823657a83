'use server'
import { confirmSignInCode } from '#lib/auth/provider-sign-in.ts'
import { confirmSignInCodeCommand } from '#lib/contracts/access/sign-in-code.ts'
import { customerAction } from '#lib/pages/action.ts'

export const confirm = customerAction(confirmSignInCodeCommand, confirmSignInCode)
