import { getEnv } from '#lib/config/env'
import {
  type DatedLinkSubject,
  datedLinkTokenOf,
  readDatedLinkToken,
} from '#lib/services/self-service/parts/dated-link-token'

const PURPOSE = 'fix-link'

/** How long a link to an open item is good for (ms). */
export const FIX_LIFE_MS = 48 * 3_600_000

/** The token of the link to one open item. */
export const fixTokenOf = (subject: DatedLinkSubject): string => datedLinkTokenOf(PURPOSE, subject)

/** The address of the customer's page of one open item. */
export const fixLinkOf = (subject: DatedLinkSubject): string =>
  `${getEnv().ORIGIN}/fix/${fixTokenOf(subject)}`

/** Reads a token; null when it was not made by us for this page. */
export const readFixToken = (token: string): DatedLinkSubject | null => readDatedLinkToken(PURPOSE, token)
