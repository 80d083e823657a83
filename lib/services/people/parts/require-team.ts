import type { Connection } from '#db/client'
import { findTeamForShare } from '#db/queries/teams'
import { DomainError } from '#lib/domain/errors'
import { reasonTexts } from '#lib/domain/reasons/reason-texts'
import type { Context } from '#lib/services/context'

/** Refuses a team that is not of the organization, at its field, and keeps it from being deleted meanwhile. Throws `team_not_found`. */
export const requireTeam = async (tx: Connection, context: Context, id: string | null): Promise<void> => {
  if (id === null) return
  const { organizationId, language } = context
  if (await findTeamForShare(tx, { organizationId, id })) return
  const code = 'team_not_found'
  throw new DomainError(code, {}, [{ pointer: '/teamId', code, message: reasonTexts(code, language).text }])
}
