import { getPriceChangeContract } from '#lib/contracts/prices/get-price-change.ts'
import { getPriceTableStateContract } from '#lib/contracts/prices/get-price-table-state.ts'
import { listPriceTablesContract } from '#lib/contracts/prices/list-price-tables.ts'
import { SALES_CONTRACTS } from '#lib/contracts/sales/sales-contracts.ts'
import { listSavedViewsContract } from '#lib/contracts/saved-views/saved-views.ts'
import { getAlertsContract } from './alerts/alerts.ts'
import { getApplicationContract, listApplicationsContract } from './applications/applications.ts'
import { exportAuditContract, listAuditContract } from './audit/audit.ts'
import { exportSecurityLogContract, listSecurityLogContract } from './audit/security-log.ts'
import { exportCltConsultsContract } from './clt/consult-export.ts'
import { listFollowedCltConsultsContract } from './clt/consult-follow-up.ts'
import type { AnyContract } from './contract.ts'
import { getCustomerContract } from './customers/customer.ts'
import { exportCustomersContract } from './customers/export-customers.ts'
import { listCustomersContract } from './customers/list-customers.ts'
import { exportFgtsBalancesContract } from './fgts/export-balances.ts'
import { countHomeContract, getHomeContract } from './home/home.ts'
import {
  exportInstitutionExchangesContract,
  getInstitutionExchangeContract,
  listInstitutionExchangesContract,
} from './institutions/exchanges.ts'
import { listInstitutionHealthContract } from './institutions/health.ts'
import { listInstitutionSignalsContract } from './institutions/signals.ts'
import { followChangesContract } from './live/live.ts'
import { getMonitoringContract } from './monitoring/monitoring.ts'
import { listAccessRequestsContract } from './people/access-requests.ts'
import { listOwnSessionsContract } from './people/own-access.ts'
import { getPersonContract, listPeopleContract, listTeamsContract } from './people/people.ts'
import { listRolesContract } from './people/roles.ts'
import { getSignInSettingsContract } from './people/sign-in-settings.ts'
import { getSubjectReportContract } from './personal-data/subject-rights.ts'
import { exportProposalsContract } from './proposals/proposal-export.ts'
import { findListNeighboursContract, listTrackedProposalsContract } from './proposals/tracking.ts'
import { getPostalCodeAddressContract } from './reference/get-postal-code-address.ts'
import { getReviewCaseContract } from './review/review-case.ts'
import { listReviewQueueContract } from './review/review-queue.ts'
import { getReviewRulesContract } from './review/review-rules.ts'
import { getSampleDataContract } from './samples/sample-data.ts'
import { getSimulationOfferContract } from './simulations/get-offer.ts'
import { getSimulationOfferTextContract } from './simulations/get-offer-text.ts'
import { getSimulationWorkingsContract } from './simulations/get-workings.ts'
import { listConsultTimelineContract, listProposalTimelineContract } from './timeline/timeline.ts'
import {
  getBackOfficeDeliveryContract,
  listBackOfficeDeliveriesContract,
  listEndpointHealthContract,
} from './webhooks/back-office-webhooks.ts'

/** For the back office only, authenticated by session; excluded from the OpenAPI document for integrators. */
export const BACK_OFFICE_CONTRACTS: readonly AnyContract[] = [
  listReviewQueueContract,
  getReviewCaseContract,
  getReviewRulesContract,
  getSimulationWorkingsContract,
  getSimulationOfferContract,
  getSimulationOfferTextContract,
  listPeopleContract,
  getPersonContract,
  listTeamsContract,
  listRolesContract,
  getSignInSettingsContract,
  listAccessRequestsContract,
  listOwnSessionsContract,
  getHomeContract,
  countHomeContract,
  getSampleDataContract,
  listPriceTablesContract,
  getPriceTableStateContract,
  getPriceChangeContract,
  followChangesContract,
  ...SALES_CONTRACTS,
  listTrackedProposalsContract,
  findListNeighboursContract,
  listProposalTimelineContract,
  listConsultTimelineContract,
  listFollowedCltConsultsContract,
  exportCltConsultsContract,
  exportCustomersContract,
  exportFgtsBalancesContract,
  exportProposalsContract,
  listSavedViewsContract,
  getCustomerContract,
  getSubjectReportContract,
  getPostalCodeAddressContract,
  listCustomersContract,
  listInstitutionSignalsContract,
  listInstitutionHealthContract,
  listInstitutionExchangesContract,
  getInstitutionExchangeContract,
  exportInstitutionExchangesContract,
  getMonitoringContract,
  getAlertsContract,
  listApplicationsContract,
  getApplicationContract,
  listAuditContract,
  exportAuditContract,
  listSecurityLogContract,
  exportSecurityLogContract,
  listEndpointHealthContract,
  listBackOfficeDeliveriesContract,
  getBackOfficeDeliveryContract,
]
