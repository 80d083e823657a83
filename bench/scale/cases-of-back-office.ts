import { encryptedSearch } from '#lib/services/access/encrypt-search.ts'
import { getAlerts } from '#lib/services/alerts/get-alerts.ts'
import { listAudit } from '#lib/services/audit/list-audit.ts'
import { listReveals } from '#lib/services/audit/list-reveals.ts'
import { exportCustomers } from '#lib/services/customers/export-customers.ts'
import { getCustomer } from '#lib/services/customers/get-customer.ts'
import { listCustomers } from '#lib/services/customers/list-customers.ts'
import { searchEverything } from '#lib/services/customers/search-everything.ts'
import { countHome } from '#lib/services/home/count-home.ts'
import { getHome } from '#lib/services/home/get-home.ts'
import { listInstitutionExchanges } from '#lib/services/institutions/list-institution-exchanges.ts'
import { listInstitutionHealth } from '#lib/services/institutions/list-institution-health.ts'
import { customerKeyOf } from '#lib/services/kernel/customer-key.ts'
import { getMonitoring } from '#lib/services/monitoring/get-monitoring.ts'
import { listPeople } from '#lib/services/people/list-people.ts'
import { listErasures } from '#lib/services/personal-data/list-erasures.ts'
import { listProposalAuthors } from '#lib/services/proposals/list-proposal-authors.ts'
import { listReviewQueue } from '#lib/services/review/list-review-queue.ts'
import { listEndpointHealth } from '#lib/services/webhooks/list-endpoint-health.ts'
import { listEvents } from '#lib/services/webhooks/list-events.ts'
import { listWebhookDeliveries } from '#lib/services/webhooks/list-webhook-deliveries.ts'
import type { Callers, Case } from './case.ts'
import { pagesOf, searchesOf } from './cases-of-contracts.ts'
import type { Sample } from './sample.ts'

export const auditCases = ({ program, manager, agent }: Callers, sample: Sample): Case[] => {
  const { places, documentNumber, proposalId } = sample
  const { organizationId } = manager
  const tokenOf = (text: string) => encryptedSearch(manager, text)
  const customers = (filter: object) => listCustomers(manager, { limit: 20, ...filter })
  const deliveries = (filter: object) => listWebhookDeliveries(manager, { page: 1, limit: 20, ...filter })
  const exchanges = (filter: object) => listInstitutionExchanges(manager, { page: 1, limit: 20, ...filter })
  const audit = (filter: object) => listAudit(manager, { limit: 20, ...filter })
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
    {
      name: 'customers exported',
      run: () => exportCustomers(manager, { keys: [customerKeyOf({ organizationId, documentNumber })] }),
    },
    ...searchesOf('palette', sample, (text) => searchEverything(manager, { text })),
    { name: 'review queue', run: () => listReviewQueue(manager, {}) },
    { name: 'review queue: newest', run: () => listReviewQueue(manager, { sort: 'newest' }) },
    { name: 'review queue: by amount', run: () => listReviewQueue(manager, { sort: 'amount' }) },
    ...pagesOf('deliveries', places.deliveries, deliveries),
    { name: 'deliveries: failed', run: () => deliveries({ view: 'failed' }) },
    { name: 'deliveries: a kind without any', run: () => deliveries({ kind: 'balance' }) },
    {
      name: 'deliveries of a program',
      run: () => listWebhookDeliveries(program, { page: 1, limit: 20 }),
    },
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
    { name: 'exchanges', run: () => exchanges({}) },
    { name: 'exchanges: failed', run: () => exchanges({ outcome: 'failed' }) },
    { name: 'exchanges of a contract', run: () => exchanges({ search: proposalId }) },
    { name: 'alerts', run: () => getAlerts(manager) },
    { name: 'erasures', run: () => listErasures(manager) },
    { name: 'monitoring', run: () => getMonitoring(manager) },
  ]
}
