import { getApplicationContract } from '#lib/contracts/applications/applications'
import { endpoint } from '#lib/http/endpoint'
import { getApplication } from '#lib/services/applications/get-application'

export const GET = endpoint(getApplicationContract, getApplication)
