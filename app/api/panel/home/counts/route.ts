import { countHomeContract } from '#lib/contracts/home/home'
import { endpoint } from '#lib/http/endpoint'
import { countHome } from '#lib/services/home/count-home'

export const GET = endpoint(countHomeContract, countHome)
