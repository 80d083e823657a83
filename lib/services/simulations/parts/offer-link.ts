import { getEnv } from '#lib/config/env.ts'
import {
  type DatedLinkSubject,
  datedLinkTokenOf,
  readDatedLinkToken,
} from '#lib/services/self-service/shared/dated-link-token.ts'

const PURPOSE = 'offer-link'

/** Returns the token of an offer link, which expires with the simulation. */
export const offerTokenOf = (subject: DatedLinkSubject): string => datedLinkTokenOf(PURPOSE, subject)

export const offerLinkOf = (subject: DatedLinkSubject): string =>
  `${getEnv().ORIGIN}/offer/${offerTokenOf(subject)}`

export const readOfferToken = (token: string): DatedLinkSubject | null => readDatedLinkToken(PURPOSE, token)
