import type { ClientAction } from '#lib/client/answer.ts'
import type { WireInputOf, WireOutputOf } from '#lib/contracts/contract.ts'
import type { createFixLinkCommand } from '#lib/contracts/pending-items/create-fix-link.ts'
import type { ProposalActions } from './proposal-actions.ts'

export type CreateFixLink = ClientAction<
  WireInputOf<typeof createFixLinkCommand>,
  WireOutputOf<typeof createFixLinkCommand>
>

export type FixLinkOfItem = WireOutputOf<typeof createFixLinkCommand> & { itemId: string }

export type FixWizardActions = Pick<ProposalActions, 'solve' | 'upload'> & { makeFixLink: CreateFixLink }
