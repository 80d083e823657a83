'use server'
import { markOwnAccessChangesReadCommand } from '#lib/contracts/people/own-access.ts'
import { startSampleDataCommand, startSampleRemovalCommand } from '#lib/contracts/samples/sample-data.ts'
import { action } from '#lib/pages/action.ts'
import { markOwnAccessChangesRead } from '#lib/services/people/mark-own-access-changes-read.ts'
import { startSampleData } from '#lib/services/samples/start-sample-data.ts'
import { startSampleRemoval } from '#lib/services/samples/start-sample-removal.ts'

export const markAccessRead = action(markOwnAccessChangesReadCommand, markOwnAccessChangesRead)
export const createSamples = action(startSampleDataCommand, startSampleData)
export const removeSamples = action(startSampleRemovalCommand, startSampleRemoval)
