import { listRolesContract } from '#lib/contracts/people/roles'
import { endpoint } from '#lib/http/endpoint'
import { listRoles } from '#lib/services/people/list-roles'

export const GET = endpoint(listRolesContract, listRoles)
