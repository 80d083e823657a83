'use server'
import {
  addClientIdContract,
  addServiceAccountContract,
  changeScopesContract,
  changeSettingsContract,
  createApplicationContract,
  endOldSecretContract,
  endServiceAccountContract,
  removeClientIdContract,
  revokeApplicationContract,
  rotateSecretContract,
} from '#lib/contracts/applications/application-changes'
import { action } from '#lib/http/action'
import { addClientId as addId } from '#lib/services/access/add-client-id'
import { addServiceAccount as addAccount } from '#lib/services/access/add-service-account'
import { changeApplicationScopes } from '#lib/services/access/change-application-scopes'
import { changeApplicationSettings } from '#lib/services/access/change-application-settings'
import { createApplication } from '#lib/services/access/create-application'
import { endOldSecret } from '#lib/services/access/end-old-secret'
import { endServiceAccounts } from '#lib/services/access/end-service-accounts'
import { removeClientId as removeId } from '#lib/services/access/remove-client-id'
import { revokeApplication } from '#lib/services/access/revoke-application'
import { rotateApplicationSecret } from '#lib/services/access/rotate-application-secret'

export const create = action(createApplicationContract, createApplication)
export const changeScopes = action(changeScopesContract, changeApplicationScopes)
export const rotate = action(rotateSecretContract, rotateApplicationSecret)
export const endOld = action(endOldSecretContract, endOldSecret)
export const revoke = action(revokeApplicationContract, revokeApplication)
export const changeSettings = action(changeSettingsContract, changeApplicationSettings)
export const addClientId = action(addClientIdContract, addId)
export const removeClientId = action(removeClientIdContract, removeId)
export const addServiceAccount = action(addServiceAccountContract, addAccount)
export const endServiceAccount = action(endServiceAccountContract, endServiceAccounts)
