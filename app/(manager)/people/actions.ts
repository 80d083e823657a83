'use server'
import {
  changePersonContract,
  deactivatePersonContract,
  endSessionsContract,
  invitePersonContract,
  issueAccessLinkContract,
  reactivatePersonContract,
} from '#lib/contracts/people/person-changes'
import {
  createTeamContract,
  deleteTeamContract,
  renameTeamContract,
} from '#lib/contracts/people/team-changes'
import { sealSearchContract } from '#lib/contracts/proposals/proposal-export'
import { action } from '#lib/http/action'
import { sealSearch } from '#lib/services/access/seal-search'
import { changePerson } from '#lib/services/people/change-person'
import { createTeam } from '#lib/services/people/create-team'
import { deactivatePerson } from '#lib/services/people/deactivate-person'
import { deleteTeam } from '#lib/services/people/delete-team'
import { endSessions as endSessionsOf } from '#lib/services/people/end-sessions'
import { invitePerson } from '#lib/services/people/invite-person'
import { issueAccessLink } from '#lib/services/people/issue-access-link'
import { reactivatePerson } from '#lib/services/people/reactivate-person'
import { renameTeam } from '#lib/services/people/rename-team'

export const seal = action(sealSearchContract, sealSearch)
export const invite = action(invitePersonContract, invitePerson)
export const change = action(changePersonContract, changePerson)
export const issueLink = action(issueAccessLinkContract, issueAccessLink)
export const deactivate = action(deactivatePersonContract, deactivatePerson)
export const reactivate = action(reactivatePersonContract, reactivatePerson)
export const endSessions = action(endSessionsContract, endSessionsOf)
export const create = action(createTeamContract, createTeam)
export const rename = action(renameTeamContract, renameTeam)
export const remove = action(deleteTeamContract, deleteTeam)
