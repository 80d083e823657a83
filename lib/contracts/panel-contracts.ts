import { getApplicationContract, listApplicationsContract } from './applications/applications.ts'
import { exportAuditContract, listAuditContract } from './audit/audit.ts'
import type { AnyContract } from './contract.ts'
import { getCustomerContract } from './customers/customer.ts'
import { countHomeContract, getHomeContract } from './home/home.ts'
import { listInstitutionHealthContract } from './institutions/health.ts'
import { followChangesContract } from './live/live.ts'
import { listOwnSessionsContract } from './people/own-access.ts'
import { getPersonContract, listPeopleContract, listTeamsContract } from './people/people.ts'
import { PRODUCTION_CONTRACTS } from './production/production-contracts.ts'
import { exportProposalsContract } from './proposals/proposal-export.ts'
import { findListNeighboursContract, listTrackedProposalsContract } from './proposals/tracking.ts'
import { getReviewCaseContract } from './review/review-case.ts'
import { listReviewQueueContract } from './review/review-queue.ts'
import { getReviewRulesContract } from './review/review-rules.ts'
import { getSimulationOfferContract } from './simulations/get-offer.ts'
import { getSimulationOfferTextContract } from './simulations/get-offer-text.ts'
import { getSimulationWorkingsContract } from './simulations/get-workings.ts'
import { getTableChangeContract } from './tables/get-table-change.ts'
import { getTableStandingContract } from './tables/get-table-standing.ts'
import { listTablesContract } from './tables/list-tables.ts'
import { listSavedViewsContract } from './views/saved-views.ts'
import {
  getPanelDeliveryContract,
  listEndpointHealthContract,
  listPanelDeliveriesContract,
} from './webhooks/panel-webhooks.ts'

/** What the panel alone reads, by session; not part of the document for integrators. */
export const PANEL_CONTRACTS: readonly AnyContract[] = [
  listReviewQueueContract,
  getReviewCaseContract,
  getReviewRulesContract,
  getSimulationWorkingsContract,
  getSimulationOfferContract,
  getSimulationOfferTextContract,
  listPeopleContract,
  getPersonContract,
  listTeamsContract,
  listOwnSessionsContract,
  getHomeContract,
  countHomeContract,
  listTablesContract,
  getTableStandingContract,
  getTableChangeContract,
  followChangesContract,
  ...PRODUCTION_CONTRACTS,
  listTrackedProposalsContract,
  findListNeighboursContract,
  exportProposalsContract,
  listSavedViewsContract,
  getCustomerContract,
  listInstitutionHealthContract,
  listApplicationsContract,
  getApplicationContract,
  listAuditContract,
  exportAuditContract,
  listEndpointHealthContract,
  listPanelDeliveriesContract,
  getPanelDeliveryContract,
]
