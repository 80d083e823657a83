import { getEnv } from '#lib/config/env.ts'
import {
  type DatedLinkSubject,
  datedLinkTokenOf,
  readDatedLinkToken,
} from '#lib/services/self-service/shared/dated-link-token.ts'

const PURPOSE = 'fix-link'

export const FIX_LIFE_MS = 48 * 3_600_000

export const fixTokenOf = (subject: DatedLinkSubject): string => datedLinkTokenOf(PURPOSE, subject)

export const fixLinkOf = (subject: DatedLinkSubject): string =>
  `${getEnv().ORIGIN}/fix/${fixTokenOf(subject)}`

export const readFixToken = (token: string): DatedLinkSubject | null => readDatedLinkToken(PURPOSE, token)
