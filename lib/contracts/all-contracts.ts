import { WEBHOOK_KINDS } from '#lib/domain/webhooks/webhook-kinds.ts'
import { getJwksContract } from './access/jwks.ts'
import { createTokenContract } from './access/token.ts'
import { listCltConfigsContract } from './clt/configs.ts'
import { getCltConsentEvidenceContract } from './clt/consent-evidence.ts'
import { authorizeCltConsultContract } from './clt/consult-authorize.ts'
import { createCltConsultContract } from './clt/consult-create.ts'
import { getCltConsultContract, listCltConsultsContract } from './clt/consult-list.ts'
import { revokeCltConsultContract } from './clt/consult-revoke.ts'
import { cancelCltOperationContract } from './clt/operation-cancel.ts'
import { createCltOperationContract } from './clt/operation-create.ts'
import { getCltDocumentContract, uploadCltDocumentContract } from './clt/operation-documents.ts'
import { getCltOperationContract, listCltOperationsContract } from './clt/operation-list.ts'
import {
  listCltPendingItemsContract,
  solveCltDocumentsContract,
  solveCltPaymentContract,
  solveCltPresentationContract,
} from './clt/operation-pending.ts'
import { preCalculateCltInstallmentsContract } from './clt/pre-calculate.ts'
import { createCltSimulationContract } from './clt/simulations.ts'
import type { PublishedContract } from './contract.ts'
import {
  clearFgtsBalanceCacheContract,
  getFgtsBalanceQueryContract,
  listFgtsBalancesContract,
  startFgtsBalanceQueryContract,
} from './fgts/balance.ts'
import { listFgtsFeeTablesContract, listFgtsFeeTablesOlderContract } from './fgts/fee-tables.ts'
import { cancelFgtsProposalContract } from './fgts/proposal-cancel.ts'
import { createFgtsProposalContract } from './fgts/proposal-create.ts'
import { getFgtsDocumentContract, uploadFgtsDocumentContract } from './fgts/proposal-documents.ts'
import { getFgtsProposalContract, listFgtsProposalsContract } from './fgts/proposal-list.ts'
import { listFgtsPendingItemsContract, solveFgtsPendingItemContract } from './fgts/proposal-pending.ts'
import { createFgtsSimulationContract } from './fgts/simulations.ts'
import { receiveInstitutionEventContract } from './institutions/events.ts'
import { getProposalContract, listProposalsContract } from './proposals/proposals.ts'
import { listBanksContract } from './reference/banks.ts'
import { getHealthContract } from './reference/health.ts'
import { getLivenessContract } from './reference/liveness.ts'
import { getOpenApiContract } from './reference/openapi.ts'
import { getReadinessContract } from './reference/readiness.ts'
import { listReasonsContract } from './reference/reasons.ts'
import { listStatusesContract } from './reference/statuses.ts'
import {
  getWebhookDeliveryContract,
  listWebhookDeliveriesContract,
  replayWebhooksContract,
  resendWebhookDeliveryContract,
} from './webhooks/deliveries.ts'
import {
  createWebhookEndpointContract,
  listWebhookEndpointsContract,
  removeWebhookEndpointContract,
  rotateEndpointSecretContract,
  updateWebhookEndpointContract,
} from './webhooks/endpoints.ts'
import { listEventsContract } from './webhooks/list-events.ts'
import { listWebhooksContract } from './webhooks/list-webhooks.ts'
import { webhookRegistrationContracts } from './webhooks/registration.ts'

/** Listed in the order in which an integration uses the operations; the OpenAPI document keeps this order. */
export const ALL_CONTRACTS: readonly PublishedContract[] = [
  createTokenContract,
  getJwksContract,
  listWebhooksContract,
  ...WEBHOOK_KINDS.flatMap((kind): PublishedContract[] => Object.values(webhookRegistrationContracts(kind))),
  listWebhookEndpointsContract,
  createWebhookEndpointContract,
  updateWebhookEndpointContract,
  rotateEndpointSecretContract,
  removeWebhookEndpointContract,
  listWebhookDeliveriesContract,
  getWebhookDeliveryContract,
  resendWebhookDeliveryContract,
  replayWebhooksContract,
  listEventsContract,
  startFgtsBalanceQueryContract,
  listFgtsBalancesContract,
  getFgtsBalanceQueryContract,
  clearFgtsBalanceCacheContract,
  listFgtsFeeTablesContract,
  listFgtsFeeTablesOlderContract,
  createFgtsSimulationContract,
  createFgtsProposalContract,
  listFgtsProposalsContract,
  getFgtsProposalContract,
  cancelFgtsProposalContract,
  listFgtsPendingItemsContract,
  solveFgtsPendingItemContract,
  uploadFgtsDocumentContract,
  getFgtsDocumentContract,
  createCltConsultContract,
  listCltConsultsContract,
  getCltConsultContract,
  authorizeCltConsultContract,
  revokeCltConsultContract,
  getCltConsentEvidenceContract,
  listCltConfigsContract,
  preCalculateCltInstallmentsContract,
  createCltSimulationContract,
  createCltOperationContract,
  listCltOperationsContract,
  getCltOperationContract,
  cancelCltOperationContract,
  listCltPendingItemsContract,
  solveCltPaymentContract,
  uploadCltDocumentContract,
  solveCltDocumentsContract,
  solveCltPresentationContract,
  getCltDocumentContract,
  listProposalsContract,
  getProposalContract,
  receiveInstitutionEventContract,
  listBanksContract,
  listReasonsContract,
  listStatusesContract,
  getHealthContract,
  getLivenessContract,
  getReadinessContract,
  getOpenApiContract,
]
