import { listKnownDocumentNumbers } from '#db/queries/customers/known-customers.ts'
import { listInstitutions } from '#db/queries/institutions/institutions.ts'
import { withSnapshot } from '#db/transaction.ts'
import { getEnv } from '#lib/config/env.ts'
import type { Cpf } from '#lib/domain/documents/cpf.ts'
import { SUCCESS_TEST_CPFS } from '#lib/domain/institutions/test-cpfs.ts'
import { PRODUCTS, type Product } from '#lib/domain/proposals/product.ts'
import { type Context, requirePermission } from '#lib/services/context.ts'

export type FreshTestCpf = { cpf: Cpf; products: readonly Product[] }

/** Returns a test CPF that succeeds, unused if possible; null without EMBEDDED or a sandbox institution. */
export const findFreshTestCpf = async (context: Context): Promise<FreshTestCpf | null> => {
  requirePermission(context, 'originate')
  if (!getEnv().EMBEDDED) return null
  const { organizationId } = context
  return withSnapshot(context, async (tx) => {
    const [institutions, known] = await Promise.all([
      listInstitutions(tx),
      listKnownDocumentNumbers(tx, { organizationId, documentNumbers: SUCCESS_TEST_CPFS }),
    ])
    const sandboxes = institutions.filter(({ active, kind }) => active && kind === 'sandbox')
    const products = PRODUCTS.filter((product) =>
      sandboxes.some((institution) => institution.products.includes(product)),
    )
    const cpf = SUCCESS_TEST_CPFS.find((each) => !known.includes(each)) ?? SUCCESS_TEST_CPFS[0]
    return cpf === undefined || products.length === 0 ? null : { cpf, products }
  })
}
