import { listRolesContract } from '#lib/contracts/people/roles.ts'
import { endpoint } from '#lib/http/endpoint.ts'
import { listRoles } from '#lib/services/people/list-roles.ts'

export const GET = endpoint(listRolesContract, listRoles)
