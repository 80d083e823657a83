import { getHomeContract } from '#lib/contracts/home/home'
import { endpoint } from '#lib/http/endpoint'
import { getHome } from '#lib/services/home/get-home'

export const GET = endpoint(getHomeContract, getHome)
