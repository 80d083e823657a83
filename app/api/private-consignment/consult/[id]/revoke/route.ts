import { revokeCltConsultContract } from '#lib/contracts/clt/consult-revoke'
import { endpoint } from '#lib/http/endpoint'
import { revokeCltConsult } from '#lib/services/clt/revoke-clt-consult'

export const POST = endpoint(revokeCltConsultContract, revokeCltConsult)
