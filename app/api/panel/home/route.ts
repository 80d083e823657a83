import { getHomeContract } from '#lib/contracts/home/home.ts'
import { endpoint } from '#lib/http/endpoint.ts'
import { getHome } from '#lib/services/home/get-home.ts'

export const GET = endpoint(getHomeContract, getHome)
