import { revokeCltConsultContract } from '#lib/contracts/clt/consult-revoke.ts'
import { endpoint } from '#lib/http/endpoint.ts'
import { revokeCltConsult } from '#lib/services/clt/revoke-clt-consult.ts'

export const POST = endpoint(revokeCltConsultContract, revokeCltConsult)
