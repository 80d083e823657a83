import { workOnCase } from '#lib/institutions/sandbox/work-on-case'
import type { JobHandler } from '#lib/jobs/handler'

export const sandboxWorkHandler: JobHandler<'sandbox_work'> = (payload, { at }) =>
  workOnCase(payload.caseId, payload.step, at)
