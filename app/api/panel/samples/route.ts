import { getSampleDataContract } from '#lib/contracts/samples/sample-data.ts'
import { endpoint } from '#lib/http/endpoint.ts'
import { getSampleData } from '#lib/services/samples/get-sample-data.ts'

export const GET = endpoint(getSampleDataContract, getSampleData)
