import { countHomeContract } from '#lib/contracts/home/home.ts'
import { endpoint } from '#lib/http/endpoint.ts'
import { countHome } from '#lib/services/home/count-home.ts'

export const GET = endpoint(countHomeContract, countHome)
