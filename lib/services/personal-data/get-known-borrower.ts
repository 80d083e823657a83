import type { Connection } from '#db/client.ts'
import { listCltConsults } from '#db/queries/clt/clt-consult-lists.ts'
import { findCltConsult } from '#db/queries/clt/clt-consults.ts'
import { findProposal, listProposals } from '#db/queries/proposals/proposals.ts'
import { withTransaction } from '#db/transaction.ts'
import { DomainError } from '#lib/domain/errors.ts'
import type { KnownBorrower } from '#lib/domain/personal-data/known-borrower.ts'
import type { PersonalField, PersonalSubject } from '#lib/domain/personal-data/personal-data.ts'
import type { Borrower } from '#lib/domain/proposals/borrower.ts'
import type { Payment } from '#lib/domain/proposals/payment.ts'
import { type Context, requirePermission } from '#lib/services/context.ts'
import { countReveal } from '#lib/services/kernel/count-reveal.ts'
import { recordAudit } from '#lib/services/kernel/record-audit.ts'
import { visibleAuthors } from '#lib/services/kernel/visible-authors.ts'
import { findCustomer } from './shared/find-customer.ts'

const NEWEST = { limit: 1, offset: 0 }

/**
 * Returns the borrower of the customer's last visible proposal or else consult, to prefill a form. Returns
 * null without either or at the reveal limit. Audited as a reveal (LGPD, art. 37).
 * @throws not_found
 */
export const getKnownBorrower = async (
  context: Context,
  subject: PersonalSubject,
): Promise<KnownBorrower | null> => {
  requirePermission(context, 'originate')
  return withTransaction(context, async (tx) => {
    const customer = await findCustomer(tx, context, subject)
    if (!customer?.documentNumber) throw new DomainError('not_found')
    const { documentNumber } = customer
    const source =
      (await ofLastProposal(tx, context, documentNumber)) ??
      // The form of a CLT operation is already prefilled from the operation's own consult.
      (subject.subjectType === 'clt_consult' ? null : await ofLastConsult(tx, context, documentNumber))
    if (!source || !(await tryCountReveal(tx, context))) return null
    const { shownOf, fields, ...result } = source
    await recordAudit(tx, context, {
      action: 'personal_data_revealed',
      ...shownOf,
      details: { fields, reason: 'new_contract' },
    })
    return result
  })
}

type BorrowerSource = KnownBorrower & { shownOf: PersonalSubject; fields: readonly PersonalField[] }

const CONTACT = ['birthDate', 'email', 'phone'] as const

const ofLastProposal = async (
  tx: Connection,
  context: Context,
  documentNumber: string,
): Promise<BorrowerSource | null> => {
  const { organizationId } = context
  const authors = await visibleAuthors(tx, context)
  const [last] = await listProposals(tx, { organizationId, documentNumber, authors }, NEWEST)
  const proposal = last && (await findProposal(tx, { organizationId, id: last.id }))
  if (!proposal) return null
  const { documentNumber: _cpf, workData: _work, ...borrower } = proposal.borrower
  return {
    givenAt: proposal.createdAt,
    borrower,
    pixKey: pixKeyOf(proposal.payment, proposal.borrower),
    shownOf: { subjectType: 'proposal', subjectId: proposal.id },
    fields: [...CONTACT, 'motherName', 'identityDocument', 'address'],
  }
}

const ofLastConsult = async (
  tx: Connection,
  context: Context,
  documentNumber: string,
): Promise<BorrowerSource | null> => {
  const { organizationId } = context
  const authors = await visibleAuthors(tx, context)
  const [last] = await listCltConsults(tx, { organizationId, documentNumber, authors }, NEWEST)
  const consult = last && (await findCltConsult(tx, { organizationId, id: last.id }))
  if (!consult) return null
  const { name, birthDate, email, phone, gender } = consult
  return {
    givenAt: consult.createdAt,
    borrower: { name, birthDate, email, phone, gender },
    pixKey: null,
    shownOf: { subjectType: 'clt_consult', subjectId: consult.id },
    fields: CONTACT,
  }
}

const pixKeyOf = (payment: Payment, { email, phone }: Borrower): KnownBorrower['pixKey'] => {
  if (payment.type !== 'pix') return null
  if (payment.keyKind === 'cpf') return 'cpf'
  if (payment.key === email) return 'email'
  return payment.key === `+55${phone.areaCode}${phone.number}` ? 'phone' : null
}

const tryCountReveal = async (tx: Connection, context: Context): Promise<boolean> => {
  try {
    await countReveal(tx, context)
    return true
  } catch (error) {
    if (error instanceof DomainError && error.code === 'reveal_limit_reached') return false
    throw error
  }
}
