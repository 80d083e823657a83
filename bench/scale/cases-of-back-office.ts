import { encryptedSearch } from '#lib/services/access/encrypt-search'
import { listAudit } from '#lib/services/audit/list-audit'
import { listReveals } from '#lib/services/audit/list-reveals'
import { getCustomer } from '#lib/services/customers/get-customer'
import { listCustomers } from '#lib/services/customers/list-customers'
import { searchEverything } from '#lib/services/customers/search-everything'
import { countHome } from '#lib/services/home/count-home'
import { getHome } from '#lib/services/home/get-home'
import { listInstitutionHealth } from '#lib/services/institutions/list-institution-health'
import { customerKeyOf } from '#lib/services/kernel/customer-key'
import { getMonitoring } from '#lib/services/monitoring/get-monitoring'
import { listPeople } from '#lib/services/people/list-people'
import { listProposalAuthors } from '#lib/services/proposals/list-proposal-authors'
import { listReviewQueue } from '#lib/services/review/list-review-queue'
import { listEndpointHealth } from '#lib/services/webhooks/list-endpoint-health'
import { listEvents } from '#lib/services/webhooks/list-events'
import { listWebhookDeliveries } from '#lib/services/webhooks/list-webhook-deliveries'
import type { Askers, Case } from './case.ts'
import { pagesOf, searchesOf } from './cases-of-contracts.ts'
import type { Sample } from './sample.ts'

export const auditCases = ({ program, manager, agent }: Askers, sample: Sample): Case[] => {
  const { places, documentNumber, proposalId } = sample
  const { organizationId } = manager
  const tokenOf = (text: string) => encryptedSearch(manager, text)
  const customers = (asked: object) => listCustomers(manager, { limit: 20, ...asked })
  const deliveries = (asked: object) => listWebhookDeliveries(manager, { page: 1, limit: 20, ...asked })
  const audit = (asked: object) => listAudit(manager, { limit: 20, ...asked })
  return [
    { name: 'home of a manager', run: () => getHome(manager, { of: 'all' }) },
    { name: 'home of an agent', run: () => getHome(agent, {}) },
    { name: 'counts of the menu', run: () => countHome(manager) },
    { name: 'customers', run: () => customers({}) },
    { name: 'customers: middle', run: () => customers({ cursor: places.proposals.middle }) },
    { name: 'customers: oldest first', run: () => customers({ order: 'asc' }) },
    ...searchesOf('customers', sample, (search) => customers({ searchToken: tokenOf(search) })),
    {
      name: 'a customer',
      run: () => getCustomer(manager, { key: customerKeyOf({ organizationId, documentNumber }) }),
    },
    ...searchesOf('palette', sample, (text) => searchEverything(manager, { text })),
    { name: 'review queue', run: () => listReviewQueue(manager, {}) },
    { name: 'review queue: newest', run: () => listReviewQueue(manager, { sort: 'newest' }) },
    { name: 'review queue: by amount', run: () => listReviewQueue(manager, { sort: 'amount' }) },
    ...pagesOf('deliveries', places.deliveries, deliveries),
    { name: 'deliveries: failed', run: () => deliveries({ view: 'failed' }) },
    { name: 'deliveries of a proposal', run: () => deliveries({ resource: proposalId }) },
    { name: 'events from the beginning', run: () => listEvents(program, { limit: 100 }) },
    { name: 'endpoints', run: () => listEndpointHealth(manager) },
    { name: 'audit', run: () => audit({}) },
    { name: 'audit: middle by cursor', run: () => audit({ cursor: places.audit.middle }) },
    { name: 'audit: a person', run: () => audit({ actorId: agent.actor.id }) },
    { name: 'audit: a CPF', run: () => audit({ searchToken: tokenOf(documentNumber) }) },
    { name: 'reveals', run: () => listReveals(manager) },
    { name: 'people', run: () => listPeople(manager, {}) },
    { name: 'authors of proposals', run: () => listProposalAuthors(manager) },
    { name: 'institutions', run: () => listInstitutionHealth(manager, { range: '7d' }) },
    { name: 'monitoring', run: () => getMonitoring(manager) },
  ]
}
