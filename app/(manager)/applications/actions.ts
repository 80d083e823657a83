'use server'
import {
  changeScopesContract,
  createApplicationContract,
  endOldSecretContract,
  revokeApplicationContract,
  rotateSecretContract,
  setPasswordGrantContract,
} from '#lib/contracts/applications/application-changes'
import { action } from '#lib/http/action'
import { changeApplicationScopes } from '#lib/services/access/change-application-scopes'
import { createApplication } from '#lib/services/access/create-application'
import { endOldSecret } from '#lib/services/access/end-old-secret'
import { revokeApplication } from '#lib/services/access/revoke-application'
import { rotateApplicationSecret } from '#lib/services/access/rotate-application-secret'
import { setPasswordGrant as setGrant } from '#lib/services/access/set-password-grant'

export const create = action(createApplicationContract, createApplication)
export const changeScopes = action(changeScopesContract, changeApplicationScopes)
export const rotate = action(rotateSecretContract, rotateApplicationSecret)
export const endOld = action(endOldSecretContract, endOldSecret)
export const revoke = action(revokeApplicationContract, revokeApplication)
export const setPasswordGrant = action(setPasswordGrantContract, setGrant)
