import type { Connection } from '#db/client.ts'
import { findFgtsBalanceQuery } from '#db/queries/fgts/fgts-balance-queries.ts'
import { findProposal } from '#db/queries/proposals/proposals.ts'
import type { PersonalData, PersonalSubject } from '#lib/domain/personal-data/personal-data.ts'
import { findVisibleCltConsult } from '#lib/services/clt/shared/find-visible-clt-consult.ts'
import type { Context } from '#lib/services/context.ts'
import { visibleFgtsBalances } from '#lib/services/fgts/shared/visible-fgts-balances.ts'
import { seesWorkOf } from '#lib/services/kernel/sees-work-of.ts'

/** Returns the unmasked customer data of a row, or undefined if the caller may not see the row. */
export const findCustomer = async (
  tx: Connection,
  context: Context,
  { subjectType, subjectId: id }: PersonalSubject,
): Promise<PersonalData | undefined> => {
  const { organizationId } = context
  if (subjectType === 'fgts_balance_query') {
    const query = await findFgtsBalanceQuery(tx, { organizationId, id })
    const [seen] = await visibleFgtsBalances(tx, context, query ? [query] : [])
    return seen && { documentNumber: seen.documentNumber }
  }
  if (subjectType === 'clt_consult') {
    const consult = await findVisibleCltConsult(tx, context, id)
    return consult && contactOf(consult)
  }
  const proposal = await findProposal(tx, { organizationId, id })
  if (!proposal || !(await seesWorkOf(tx, context, proposal.createdById))) return undefined
  const { motherName, identityDocument, address } = proposal.borrower
  return { ...contactOf(proposal.borrower), motherName, identityDocument, address }
}

type Contact = Required<Pick<PersonalData, 'documentNumber' | 'birthDate' | 'email' | 'phone'>>

const contactOf = ({ documentNumber, birthDate, email, phone }: Contact): PersonalData => ({
  documentNumber,
  birthDate,
  email,
  phone,
})
