import type { Permission, Scope } from '#lib/domain/access/permissions.ts'

/** Permission that an endpoint requires; `own` means everybody, for their own data. */
export type Entry = Permission | 'own'

/** Values of path parameters that identify no record of an organization. */
export const NAMED_PARTS: Readonly<Record<string, string>> = {
  code: 'aurora',
  postalCode: '01310100',
  sheet: 'volume',
  documentNumber: '52998224725',
}

/** The service requires one of these scopes, although the contract accepts any token. */
export const SCOPES_OF_EXAMPLE: Readonly<Record<string, readonly Scope[]>> = {
  listProposals: ['fgts', 'read'],
  getProposal: ['fgts', 'clt', 'read'],
}

/** Every endpoint that only sessions may call; a missing entry fails the matrix. */
export const BACK_OFFICE_ENTRIES: Readonly<Record<string, Entry>> = {
  listReviewQueue: 'review_proposals',
  getReviewCase: 'review_proposals',
  getReviewRules: 'manage_review_rules',
  getSimulationWorkings: 'originate',
  getSimulationOffer: 'originate',
  getSimulationOfferText: 'originate',
  listPeople: 'manage_access',
  getPerson: 'manage_access',
  listTeams: 'manage_access',
  listAccessRequests: 'manage_access',
  listRoles: 'manage_access',
  getSignInSettings: 'manage_access',
  listOwnSessions: 'own',
  getHome: 'originate',
  countHome: 'own',
  getSampleData: 'own',
  listPriceTables: 'manage_prices',
  getPriceTableState: 'manage_prices',
  getPriceChange: 'manage_prices',
  followChanges: 'own',
  getSalesFunnel: 'view_sales',
  getSalesOverview: 'view_sales',
  getSalesRanking: 'view_sales',
  listSalesRefusals: 'view_sales',
  downloadSales: 'view_sales',
  listSalesStages: 'view_sales',
  listTrackedProposals: 'originate',
  findListNeighbours: 'originate',
  listProposalTimeline: 'originate',
  listConsultTimeline: 'originate',
  listFollowedCltConsults: 'originate',
  exportCltConsults: 'originate',
  exportCustomers: 'originate',
  exportFgtsBalances: 'originate',
  exportProposals: 'originate',
  listSavedViews: 'originate',
  getCustomer: 'originate',
  getSubjectReport: 'answer_subjects',
  getPostalCodeAddress: 'originate',
  listCustomers: 'originate',
  listInstitutionHealth: 'view_institutions',
  listInstitutionSignals: 'originate',
  listInstitutionExchanges: 'view_institutions',
  getInstitutionExchange: 'view_institutions',
  exportInstitutionExchanges: 'manage_webhooks',
  getMonitoring: 'view_institutions',
  getAlerts: 'manage_alerts',
  listApplications: 'manage_access',
  getApplication: 'manage_access',
  listAudit: 'view_audit',
  exportAudit: 'view_audit',
  listSecurityLog: 'view_audit',
  exportSecurityLog: 'view_audit',
  listEndpointHealth: 'manage_webhooks',
  listBackOfficeDeliveries: 'manage_webhooks',
  getBackOfficeDelivery: 'manage_webhooks',
}

/** Id of the exchange that the matrix stores, because no sandbox institution is called over HTTP. */
export const MATRIX_EXCHANGE_ID = '01981f6a-9c1e-7a63-8b54-6d1f0c9e2b12'

export const PANEL_QUERIES: Readonly<Record<string, Record<string, string>>> = {
  exportCltConsults: { ids: '01981f6a-9c1e-7a63-8b54-6d1f0c9e2b11' },
  exportCustomers: { keys: 'kJ3v' },
  exportFgtsBalances: { ids: '01981f6a-9c1e-7a63-8b54-6d1f0c9e2b11' },
  exportInstitutionExchanges: { ids: MATRIX_EXCHANGE_ID },
  getHome: { of: 'own' },
  getSubjectReport: { reason: 'subject_request' },
  listInstitutionHealth: { range: '24h' },
  listSavedViews: { screen: 'proposals' },
}
