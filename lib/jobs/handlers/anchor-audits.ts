import type { JobHandler } from '#lib/jobs/handler.ts'
import { anchorAudits } from '#lib/services/audit/anchor-audits.ts'

export const anchorAuditsHandler: JobHandler<'anchor_audits'> = (_payload, { at }) => anchorAudits(at)
