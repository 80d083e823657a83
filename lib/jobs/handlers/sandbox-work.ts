import { runCaseStep } from '#lib/institutions/sandbox/run-case-step.ts'
import type { JobHandler } from '#lib/jobs/handler.ts'

export const sandboxWorkHandler: JobHandler<'sandbox_work'> = (payload, { at }) =>
  runCaseStep(payload.caseId, payload.step, at)
