import {
  isCancellable,
  isFinalStatus,
  PROPOSAL_STATUSES,
  type ProposalStatus,
} from '#lib/domain/proposals/status'
import { STATUS_TEXTS, type StatusTexts } from '#lib/domain/proposals/status-texts'

/** A status as people and programs read it. */
export type StatusView = StatusTexts & { code: ProposalStatus; final: boolean; cancellable: boolean }

/** Every status of a proposal or operation, in the order of its life. */
export const listStatuses = async (): Promise<StatusView[]> =>
  PROPOSAL_STATUSES.map((code) => ({
    code,
    ...STATUS_TEXTS[code],
    final: isFinalStatus(code),
    cancellable: isCancellable(code),
  }))
