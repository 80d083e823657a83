import { listApplicationsContract } from '#lib/contracts/applications/applications'
import { endpoint } from '#lib/http/endpoint'
import { listOrganizationApplications } from '#lib/services/applications/get-application'

export const GET = endpoint(listApplicationsContract, listOrganizationApplications)
