import { workOnCase } from '#lib/institutions/sandbox/work-on-case.ts'
import type { JobHandler } from '#lib/jobs/handler.ts'

export const sandboxWorkHandler: JobHandler<'sandbox_work'> = (payload, { at }) =>
  workOnCase(payload.caseId, payload.step, at)
