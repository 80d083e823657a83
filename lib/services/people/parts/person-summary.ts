import type { PersonRow } from '#db/queries/people/people.ts'
import { dayInSaoPaulo } from '#lib/domain/calendar.ts'
import { certificateState } from '#lib/domain/people/certificate.ts'
import type { Context } from '#lib/services/context.ts'

export const personSummary = (
  { teamId, teamName, ownRoleId, ownRoleName, ...person }: PersonRow,
  { now }: Pick<Context, 'now'>,
) => ({
  ...person,
  certificateState: certificateState(
    person.certification === null ? null : { endDate: person.certificateEndDate },
    dayInSaoPaulo(now),
  ),
  ownRole: ownRoleId === null || ownRoleName === null ? null : { id: ownRoleId, name: ownRoleName },
  team: teamId === null || teamName === null ? null : { id: teamId, name: teamName },
})
