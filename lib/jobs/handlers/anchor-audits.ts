import type { JobHandler } from '#lib/jobs/handler'
import { anchorAudits } from '#lib/services/audit/anchor-audits'

export const anchorAuditsHandler: JobHandler<'anchor_audits'> = (_payload, { at }) => anchorAudits(at)
