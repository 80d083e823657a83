'use server'
import { decideAccessRequestCommand, requestAccessCommand } from '#lib/contracts/people/access-requests.ts'
import {
  addPersonCertificateCommand,
  removePersonCertificateCommand,
} from '#lib/contracts/people/certificates.ts'
import { changeOrganizationContactCommand } from '#lib/contracts/people/customer-contact.ts'
import {
  changePersonCommand,
  changePersonTeamCommand,
  deactivatePersonCommand,
  endSessionsCommand,
  invitePersonCommand,
  issueAccessLinkCommand,
  reactivatePersonCommand,
} from '#lib/contracts/people/person-changes.ts'
import { decideRoleCommand, deleteRoleCommand, proposeRoleCommand } from '#lib/contracts/people/roles.ts'
import {
  changeAddressRangesCommand,
  decideIdentityProviderCommand,
  proposeIdentityProviderCommand,
} from '#lib/contracts/people/sign-in-settings.ts'
import {
  createTeamCommand,
  deleteTeamCommand,
  renameTeamCommand,
} from '#lib/contracts/people/team-changes.ts'
import { encryptSearchCommand } from '#lib/contracts/proposals/proposal-export.ts'
import { action } from '#lib/pages/action.ts'
import { encryptSearch } from '#lib/services/access/encrypt-search.ts'
import { changeOrganizationContact } from '#lib/services/organizations/change-organization-contact.ts'
import { addPersonCertificate } from '#lib/services/people/add-person-certificate.ts'
import { changeAddressRanges } from '#lib/services/people/change-address-ranges.ts'
import { changePerson } from '#lib/services/people/change-person.ts'
import { changePersonTeam } from '#lib/services/people/change-person-team.ts'
import { createTeam } from '#lib/services/people/create-team.ts'
import { deactivatePerson } from '#lib/services/people/deactivate-person.ts'
import { decideAccessRequest } from '#lib/services/people/decide-access-request.ts'
import { decideIdentityProvider } from '#lib/services/people/decide-identity-provider.ts'
import { decideRole as decideRoleOf } from '#lib/services/people/decide-role.ts'
import { deleteRole } from '#lib/services/people/delete-role.ts'
import { deleteTeam } from '#lib/services/people/delete-team.ts'
import { endSessions as endSessionsOf } from '#lib/services/people/end-sessions.ts'
import { invitePerson } from '#lib/services/people/invite-person.ts'
import { issueAccessLink } from '#lib/services/people/issue-access-link.ts'
import { proposeIdentityProvider } from '#lib/services/people/propose-identity-provider.ts'
import { proposeRole as proposeRoleOf } from '#lib/services/people/propose-role.ts'
import { reactivatePerson } from '#lib/services/people/reactivate-person.ts'
import { removePersonCertificate } from '#lib/services/people/remove-person-certificate.ts'
import { renameTeam } from '#lib/services/people/rename-team.ts'
import { requestAccess } from '#lib/services/people/request-access.ts'

export const encrypt = action(encryptSearchCommand, encryptSearch)
export const invite = action(invitePersonCommand, invitePerson)
export const change = action(changePersonCommand, changePerson)
export const changeTeam = action(changePersonTeamCommand, changePersonTeam)
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
export const proposeProvider = action(proposeIdentityProviderCommand, proposeIdentityProvider)
export const decideProvider = action(decideIdentityProviderCommand, decideIdentityProvider)
export const changeAddresses = action(changeAddressRangesCommand, changeAddressRanges)
