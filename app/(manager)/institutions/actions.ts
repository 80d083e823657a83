'use server'
import {
  connectInstitutionCommand,
  importInstitutionPricesCommand,
  matchInstitutionWordsCommand,
  switchInstitutionConnectionCommand,
  testInstitutionConnectionCommand,
} from '#lib/contracts/institutions/connection-changes.ts'
import { action } from '#lib/pages/action.ts'
import { connectInstitution } from '#lib/services/institutions/connect-institution.ts'
import { matchInstitutionWords } from '#lib/services/institutions/match-institution-words.ts'
import { switchInstitutionConnection } from '#lib/services/institutions/switch-institution-connection.ts'
import { testInstitutionConnection } from '#lib/services/institutions/test-institution-connection.ts'
import { importInstitutionPrices } from '#lib/services/prices/import-institution-prices.ts'

export const connect = action(connectInstitutionCommand, connectInstitution)
export const test = action(testInstitutionConnectionCommand, testInstitutionConnection)
export const switchTo = action(switchInstitutionConnectionCommand, switchInstitutionConnection)
export const importPrices = action(importInstitutionPricesCommand, importInstitutionPrices)
export const matchWords = action(matchInstitutionWordsCommand, matchInstitutionWords)
