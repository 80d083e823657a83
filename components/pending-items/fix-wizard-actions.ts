import type { ProposalActions } from '#components/proposals/proposal-actions.ts'
import type { ClientAction } from '#lib/client/answer'
import type { WireInputOf, WireOutputOf } from '#lib/contracts/contract'
import type { createFixLinkCommand } from '#lib/contracts/pending-items/create-fix-link'

/** Makes the link by which the customer fixes one item. */
export type MakeFixLink = ClientAction<
  WireInputOf<typeof createFixLinkCommand>,
  WireOutputOf<typeof createFixLinkCommand>
>

/** A link made before for one of the items. */
export type FixLinkOfItem = WireOutputOf<typeof createFixLinkCommand> & { itemId: string }

/** The server actions of the step by step, handed down by its page. */
export type FixWizardActions = Pick<ProposalActions, 'solve' | 'upload'> & { makeFixLink: MakeFixLink }
