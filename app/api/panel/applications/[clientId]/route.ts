import { getApplicationContract } from '#lib/contracts/applications/applications.ts'
import { endpoint } from '#lib/http/endpoint.ts'
import { getApplication } from '#lib/services/applications/get-application.ts'

export const GET = endpoint(getApplicationContract, getApplication)
