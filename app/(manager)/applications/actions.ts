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
} from '#lib/contracts/applications/application-changes'
import { action } from '#lib/pages/action'
import { addClientId as addId } from '#lib/services/applications/add-client-id'
import { addServiceAccount as addAccount } from '#lib/services/applications/add-service-account'
import { changeApplicationScopes } from '#lib/services/applications/change-application-scopes'
import { changeApplicationSettings } from '#lib/services/applications/change-application-settings'
import { createApplication } from '#lib/services/applications/create-application'
import { endOldSecret } from '#lib/services/applications/end-old-secret'
import { endServiceAccounts } from '#lib/services/applications/end-service-accounts'
import { removeClientId as removeId } from '#lib/services/applications/remove-client-id'
import { revokeApplication } from '#lib/services/applications/revoke-application'
import { rotateApplicationSecret } from '#lib/services/applications/rotate-application-secret'

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
