import type { JobHandler } from '#lib/jobs/handler'
import { anchorAudits } from '#lib/services/audit/anchor-audits'

/** Verifies and signs all audits once a day (lib/jobs/timetable.ts). */
export const anchorAuditsHandler: JobHandler<'anchor_audits'> = (_payload, { at }) => anchorAudits(at)
