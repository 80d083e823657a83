import type { Connection } from '#db/client.ts'
import { findCltSimulation } from '#db/queries/clt/clt-simulations.ts'
import { findFgtsSimulation } from '#db/queries/fgts/fgts-simulations.ts'
import { withTransaction } from '#db/transaction.ts'
import { concealCpf, isConcealedCpf } from '#lib/domain/documents/cpf.ts'
import type { PersonalSubject } from '#lib/domain/personal-data/personal-data.ts'
import { isUuid } from '#lib/domain/uuid.ts'
import type { Context } from '#lib/services/context.ts'
import { findCustomer } from './shared/find-customer.ts'

export type CpfOwner =
  | PersonalSubject
  | { subjectType: 'fgts_simulation' | 'clt_simulation'; subjectId: string | undefined }
  | { subjectType: PersonalSubject['subjectType']; subjectId: string | null | undefined }

/** Unmasks `owner`'s CPF in `input`. Any other CPF, or one that the caller may not see, stays masked. */
export const restoreCpf = async <Input>(context: Context, input: Input, owner: CpfOwner): Promise<Input> => {
  if (!contains(input, isConcealedCpf) || !isUuid(String(owner.subjectId ?? '').toLowerCase())) return input
  const cpf = await withTransaction(context, (tx) => cpfOf(tx, context, owner))
  return cpf === undefined ? input : (replaced(input, cpf) as Input)
}

const cpfOf = async (tx: Connection, context: Context, owner: CpfOwner): Promise<string | undefined> => {
  const subject = await subjectOf(tx, context, owner)
  return subject && (await findCustomer(tx, context, subject))?.documentNumber
}

const subjectOf = async (
  tx: Connection,
  { organizationId }: Context,
  { subjectType, subjectId: id }: CpfOwner,
): Promise<PersonalSubject | undefined> => {
  if (!id) return undefined
  if (subjectType === 'fgts_simulation') {
    const simulation = await findFgtsSimulation(tx, id)
    return simulation && { subjectType: 'fgts_balance_query', subjectId: simulation.balanceQueryId }
  }
  if (subjectType === 'clt_simulation') {
    const simulation = await findCltSimulation(tx, { organizationId, id })
    return simulation && { subjectType: 'clt_consult', subjectId: simulation.consultId }
  }
  return { subjectType, subjectId: id }
}

const contains = (value: unknown, is: (text: string) => boolean): boolean =>
  typeof value === 'string'
    ? is(value)
    : typeof value === 'object' && value !== null && Object.values(value).some((part) => contains(part, is))

const replaced = (value: unknown, cpf: string): unknown => {
  if (typeof value === 'string')
    return isConcealedCpf(value) && value.replace(/[.-]/g, '') === concealCpf(cpf) ? cpf : value
  if (Array.isArray(value)) return value.map((part) => replaced(part, cpf))
  if (typeof value !== 'object' || value === null || value instanceof FormData) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, replaced(part, cpf)]))
}
