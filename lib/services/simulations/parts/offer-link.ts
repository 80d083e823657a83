import { getEnv } from '#lib/config/env'
import {
  type DatedLinkSubject,
  datedLinkTokenOf,
  readDatedLinkToken,
} from '#lib/services/self-service/parts/dated-link-token'

const PURPOSE = 'offer-link'

/** The token of the link to the offer of a simulation; it ends with the simulation. */
export const offerTokenOf = (subject: DatedLinkSubject): string => datedLinkTokenOf(PURPOSE, subject)

/** The address of the customer's page of an offer. */
export const offerLinkOf = (subject: DatedLinkSubject): string =>
  `${getEnv().ORIGIN}/offer/${offerTokenOf(subject)}`

/** Reads a token; null when it was not made by us for this page. */
export const readOfferToken = (token: string): DatedLinkSubject | null => readDatedLinkToken(PURPOSE, token)
