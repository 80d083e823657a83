import type { ClientAction } from '#lib/client/answer'
import type { WireInputOf, WireOutputOf } from '#lib/contracts/contract'
import type { createFixLinkContract } from '#lib/contracts/fixes/create-fix-link'
import type { ProposalActions } from '../proposals/proposal-actions.ts'

/** Makes the link by which the customer fixes one item. */
export type MakeFixLink = ClientAction<
  WireInputOf<typeof createFixLinkContract>,
  WireOutputOf<typeof createFixLinkContract>
>

/** The server actions of the step by step, handed down by its page. */
export type FixWizardActions = Pick<ProposalActions, 'solve' | 'upload'> & { makeFixLink: MakeFixLink }
