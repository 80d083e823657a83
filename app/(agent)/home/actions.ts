'use server'
import { markOwnAccessChangesReadCommand } from '#lib/contracts/people/own-access'
import { action } from '#lib/pages/action'
import { markOwnAccessChangesRead } from '#lib/services/people/mark-own-access-changes-read'

export const markAccessRead = action(markOwnAccessChangesReadCommand, markOwnAccessChangesRead)
