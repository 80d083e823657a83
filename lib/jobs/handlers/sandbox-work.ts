import { workOnCase } from '#lib/institutions/sandbox/work-on-case'
import type { JobHandler } from '#lib/jobs/handler'

/** The sandbox institutions' own time: the next step of a case. */
export const sandboxWorkHandler: JobHandler<'sandbox_work'> = (payload, { at }) =>
  workOnCase(payload.caseId, payload.step, at)
