import type { DomainEvent } from '#lib/domain/webhooks/events.ts'
import { encodeBalanceFailed, encodeBalanceSucceeded } from './balance-events.ts'
import { encodeConsultMoved, encodeOperationMoved } from './clt-events.ts'
import type { EventFields } from './envelope.ts'
import { encodeProposalMoved } from './proposal-events.ts'

export const encodeEvent = (event: DomainEvent): EventFields => {
  switch (event.type) {
    case 'balance.status.received.success':
      return encodeBalanceSucceeded(event)
    case 'balance.status.received.fail':
      return encodeBalanceFailed(event)
    case 'proposal.status.update':
      return encodeProposalMoved(event)
    case 'private.consignment.consult.updated':
      return encodeConsultMoved(event)
    case 'private.consignment.operation.created':
    case 'private.consignment.operation.updated':
      return encodeOperationMoved(event)
  }
}
