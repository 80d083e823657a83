import { useQueryClient } from '@tanstack/react-query'
import type { Operation, WireInputOf, WireOutputOf } from '#lib/contracts/contract.ts'
import type {
  connectInstitutionCommand,
  importInstitutionPricesCommand,
  matchInstitutionWordsCommand,
  switchInstitutionConnectionCommand,
  testInstitutionConnectionCommand,
} from '#lib/contracts/institutions/connection-changes.ts'
import type { ClientAction } from './answer.ts'

type Of<C extends Operation> = ClientAction<WireInputOf<C>, WireOutputOf<C>>

/** An action is null if the person lacks its permission. */
export type ConnectionActs = {
  connect: Of<typeof connectInstitutionCommand> | null
  test: Of<typeof testInstitutionConnectionCommand> | null
  switchTo: Of<typeof switchInstitutionConnectionCommand> | null
  importPrices: Of<typeof importInstitutionPricesCommand> | null
  matchWords: Of<typeof matchInstitutionWordsCommand> | null
}

export const useRefetchInstitutions = () => {
  const client = useQueryClient()
  return (): void => void client.invalidateQueries({ queryKey: ['institutions'] })
}
