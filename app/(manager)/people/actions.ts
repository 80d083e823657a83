'use server'
import { decideAccessRequestCommand, requestAccessCommand } from '#lib/contracts/people/access-requests'
import {
  addPersonCertificateCommand,
  removePersonCertificateCommand,
} from '#lib/contracts/people/certificates'
import { changeOrganizationContactCommand } from '#lib/contracts/people/customer-contact'
import {
  changePersonCommand,
  deactivatePersonCommand,
  endSessionsCommand,
  invitePersonCommand,
  issueAccessLinkCommand,
  reactivatePersonCommand,
} from '#lib/contracts/people/person-changes'
import { decideRoleCommand, deleteRoleCommand, proposeRoleCommand } from '#lib/contracts/people/roles'
import { createTeamCommand, deleteTeamCommand, renameTeamCommand } from '#lib/contracts/people/team-changes'
import { encryptSearchCommand } from '#lib/contracts/proposals/proposal-export'
import { action } from '#lib/pages/action'
import { encryptSearch } from '#lib/services/access/encrypt-search'
import { changeOrganizationContact } from '#lib/services/organizations/change-organization-contact'
import { addPersonCertificate } from '#lib/services/people/add-person-certificate'
import { changePerson } from '#lib/services/people/change-person'
import { createTeam } from '#lib/services/people/create-team'
import { deactivatePerson } from '#lib/services/people/deactivate-person'
import { decideAccessRequest } from '#lib/services/people/decide-access-request'
import { decideRole as decideRoleOf } from '#lib/services/people/decide-role'
import { deleteRole } from '#lib/services/people/delete-role'
import { deleteTeam } from '#lib/services/people/delete-team'
import { endSessions as endSessionsOf } from '#lib/services/people/end-sessions'
import { invitePerson } from '#lib/services/people/invite-person'
import { issueAccessLink } from '#lib/services/people/issue-access-link'
import { proposeRole as proposeRoleOf } from '#lib/services/people/propose-role'
import { reactivatePerson } from '#lib/services/people/reactivate-person'
import { removePersonCertificate } from '#lib/services/people/remove-person-certificate'
import { renameTeam } from '#lib/services/people/rename-team'
import { requestAccess } from '#lib/services/people/request-access'

export const encrypt = action(encryptSearchCommand, encryptSearch)
export const invite = action(invitePersonCommand, invitePerson)
export const change = action(changePersonCommand, changePerson)
export const issueLink = action(issueAccessLinkCommand, issueAccessLink)
export const deactivate = action(deactivatePersonCommand, deactivatePerson)
export const reactivate = action(reactivatePersonCommand, reactivatePerson)
export const endSessions = action(endSessionsCommand, endSessionsOf)
export const request = action(requestAccessCommand, requestAccess)
export const decide = action(decideAccessRequestCommand, decideAccessRequest)
export const addCertificate = action(addPersonCertificateCommand, addPersonCertificate)
export const removeCertificate = action(removePersonCertificateCommand, removePersonCertificate)
export const create = action(createTeamCommand, createTeam)
export const rename = action(renameTeamCommand, renameTeam)
export const changeContact = action(changeOrganizationContactCommand, changeOrganizationContact)
export const remove = action(deleteTeamCommand, deleteTeam)
export const proposeRole = action(proposeRoleCommand, proposeRoleOf)
export const decideRole = action(decideRoleCommand, decideRoleOf)
export const removeRole = action(deleteRoleCommand, deleteRole)
