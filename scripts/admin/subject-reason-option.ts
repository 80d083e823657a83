import { SUBJECT_REASONS, type SubjectReason } from '#lib/domain/personal-data/reveal-reason.ts'
import { type CommandArgs, oneOf, textOption, usageError } from './command.ts'

export const SUBJECT_REASON_OPTION = { reason: { type: 'string' } } as const

export const subjectReasonOf = (args: CommandArgs): SubjectReason => {
  const reason = textOption(args, 'reason')
  if (reason === undefined) throw usageError(`--reason is missing; one of: ${SUBJECT_REASONS.join(', ')}`)
  return oneOf(reason, SUBJECT_REASONS)
}
