import { useQuery } from '@tanstack/react-query'
import type { WireInputOf, WireOutputOf } from '#lib/contracts/contract.ts'
import type {
  decideRoleCommand,
  deleteRoleCommand,
  listRolesContract,
  proposeRoleCommand,
} from '#lib/contracts/people/roles.ts'
import type { ClientAction } from './answer.ts'
import { callApi } from './call-api.ts'
import { useRefetchInterval } from './use-refetch-interval.ts'

type Of<C> = ClientAction<WireInputOf<C>, WireOutputOf<C>>

export type RoleBook = WireOutputOf<typeof listRolesContract>
export type OwnRole = RoleBook['roles'][number]
export type RoleProposal = RoleBook['proposals'][number]

export type RoleActions = {
  propose: Of<typeof proposeRoleCommand>
  decide: Of<typeof decideRoleCommand>
  remove: Of<typeof deleteRoleCommand>
}

const RESTING_MS = 20_000

export const useRoles = (initial: RoleBook) => {
  const intervalOf = useRefetchInterval()
  return useQuery({
    queryKey: ['people', 'roles'] as const,
    queryFn: ({ signal }) => callApi<typeof listRolesContract>('/panel/roles', {}, { signal }),
    initialData: initial,
    refetchInterval: intervalOf(RESTING_MS, false),
  })
}
