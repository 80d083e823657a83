'use server'
import { markOwnAccessChangesReadCommand } from '#lib/contracts/people/own-access.ts'
import { action } from '#lib/pages/action.ts'
import { markOwnAccessChangesRead } from '#lib/services/people/mark-own-access-changes-read.ts'

export const markAccessRead = action(markOwnAccessChangesReadCommand, markOwnAccessChangesRead)
