'use server'
import {
  addClientIdCommand,
  addServiceAccountCommand,
  changeScopesCommand,
  changeSettingsCommand,
  createApplicationCommand,
  endOldSecretCommand,
  endServiceAccountCommand,
  removeClientIdCommand,
  revokeApplicationCommand,
  rotateSecretCommand,
} from '#lib/contracts/applications/application-changes.ts'
import { action } from '#lib/pages/action.ts'
import { addClientId as addId } from '#lib/services/applications/add-client-id.ts'
import { addServiceAccount as addAccount } from '#lib/services/applications/add-service-account.ts'
import { changeApplicationScopes } from '#lib/services/applications/change-application-scopes.ts'
import { changeApplicationSettings } from '#lib/services/applications/change-application-settings.ts'
import { createApplication } from '#lib/services/applications/create-application.ts'
import { endOldSecret } from '#lib/services/applications/end-old-secret.ts'
import { endServiceAccounts } from '#lib/services/applications/end-service-accounts.ts'
import { removeClientId as removeId } from '#lib/services/applications/remove-client-id.ts'
import { revokeApplication } from '#lib/services/applications/revoke-application.ts'
import { rotateApplicationSecret } from '#lib/services/applications/rotate-application-secret.ts'

export const create = action(createApplicationCommand, createApplication)
export const changeScopes = action(changeScopesCommand, changeApplicationScopes)
export const rotate = action(rotateSecretCommand, rotateApplicationSecret)
export const endOld = action(endOldSecretCommand, endOldSecret)
export const revoke = action(revokeApplicationCommand, revokeApplication)
export const changeSettings = action(changeSettingsCommand, changeApplicationSettings)
export const addClientId = action(addClientIdCommand, addId)
export const removeClientId = action(removeClientIdCommand, removeId)
export const addServiceAccount = action(addServiceAccountCommand, addAccount)
export const endServiceAccount = action(endServiceAccountCommand, endServiceAccounts)
