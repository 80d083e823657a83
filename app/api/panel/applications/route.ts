import { listApplicationsContract } from '#lib/contracts/applications/applications.ts'
import { endpoint } from '#lib/http/endpoint.ts'
import { listOrganizationApplications } from '#lib/services/applications/get-application.ts'

export const GET = endpoint(listApplicationsContract, listOrganizationApplications)
