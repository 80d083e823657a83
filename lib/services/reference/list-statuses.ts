import {
  isCancellable,
  isFinalStatus,
  PROPOSAL_STATUSES,
  type ProposalStatus,
} from '#lib/domain/proposals/status.ts'
import { STATUS_TEXTS, type StatusTexts } from '#lib/domain/proposals/status-texts.ts'

export type StatusView = StatusTexts & { code: ProposalStatus; final: boolean; cancellable: boolean }

export const listStatuses = async (): Promise<StatusView[]> =>
  PROPOSAL_STATUSES.map((code) => ({
    code,
    ...STATUS_TEXTS[code],
    final: isFinalStatus(code),
    cancellable: isCancellable(code),
  }))
