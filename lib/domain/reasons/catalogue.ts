import { ACCESS_REASONS } from './access.ts'
import { ACCESS_REQUEST_REASONS } from './access-requests.ts'
import { ADMINISTRATION_REASONS } from './administration.ts'
import { ALERT_REASONS } from './alerts.ts'
import { APPROVAL_REASONS } from './approvals.ts'
import { CALL_REASONS } from './calls.ts'
import { CLT_CONSULT_REASONS } from './clt-consult.ts'
import { CLT_SIMULATION_REASONS } from './clt-simulation.ts'
import { FGTS_BALANCE_REASONS } from './fgts-balance.ts'
import { FGTS_PLEDGE_REASONS } from './fgts-pledges.ts'
import { FGTS_SIMULATION_REASONS } from './fgts-simulation.ts'
import { FIELD_REASONS } from './fields.ts'
import { FIGURES_REASONS } from './figures.ts'
import { FIX_REASONS } from './fixes.ts'
import { FORMALIZATION_REASONS } from './formalization.ts'
import { IDENTITY_REASONS } from './identity.ts'
import { CONNECTION_REASONS } from './institution-connections.ts'
import { PEOPLE_REASONS } from './people.ts'
import { PERSONAL_DATA_REASONS } from './personal-data.ts'
import { PRICE_CHANGE_REASONS } from './price-changes.ts'
import { PROPOSAL_OUTCOME_REASONS } from './proposal-outcomes.ts'
import { PROPOSAL_REASONS } from './proposals.ts'
import type { Reason } from './reason.ts'
import { REGISTRATION_FEE_REASONS } from './registration-fee.ts'
import { REQUEST_REASONS } from './requests.ts'
import { REVIEW_REASONS } from './review.ts'
import { ROLE_REASONS } from './roles.ts'
import { SALES_REASONS } from './sales.ts'
import { SIGN_IN_SETTING_REASONS } from './sign-in-settings.ts'
import { VIEW_REASONS } from './views.ts'
import { WEBHOOK_REASONS } from './webhooks.ts'

const CATALOGUE = {
  ...REQUEST_REASONS,
  ...CALL_REASONS,
  ...FIELD_REASONS,
  ...ACCESS_REASONS,
  ...IDENTITY_REASONS,
  ...SIGN_IN_SETTING_REASONS,
  ...ADMINISTRATION_REASONS,
  ...PEOPLE_REASONS,
  ...ROLE_REASONS,
  ...ACCESS_REQUEST_REASONS,
  ...FGTS_BALANCE_REASONS,
  ...FGTS_SIMULATION_REASONS,
  ...FGTS_PLEDGE_REASONS,
  ...REGISTRATION_FEE_REASONS,
  ...CLT_CONSULT_REASONS,
  ...CLT_SIMULATION_REASONS,
  ...PROPOSAL_REASONS,
  ...PROPOSAL_OUTCOME_REASONS,
  ...REVIEW_REASONS,
  ...CONNECTION_REASONS,
  ...FORMALIZATION_REASONS,
  ...FIGURES_REASONS,
  ...PRICE_CHANGE_REASONS,
  ...APPROVAL_REASONS,
  ...FIX_REASONS,
  ...WEBHOOK_REASONS,
  ...PERSONAL_DATA_REASONS,
  ...SALES_REASONS,
  ...VIEW_REASONS,
  ...ALERT_REASONS,
}

export type ReasonCode = keyof typeof CATALOGUE

export const REASON_CODES = Object.keys(CATALOGUE) as ReasonCode[]

export const reasonOf = (code: ReasonCode): Reason => CATALOGUE[code]

export const isReasonCode = (text: string): text is ReasonCode => Object.hasOwn(CATALOGUE, text)

type Placeholders<T extends string> = T extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholders<Rest>
  : never

type Texts<R> = R extends { text: { pt: infer T extends string }; nextAction: { pt: infer N extends string } }
  ? T | N
  : never

export type DetailsOf<C extends ReasonCode> = {
  readonly [N in Placeholders<Texts<(typeof CATALOGUE)[C]>>]: unknown
}
