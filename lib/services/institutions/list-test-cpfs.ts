import { withSnapshot } from '#db/transaction'
import { getEnv } from '#lib/config/env'
import { cpfOfTestCase, TEST_CASES } from '#lib/domain/institutions/test-cpfs'
import { textIn } from '#lib/domain/language'
import type { Product } from '#lib/domain/proposals/product'
import { type Context, requirePermission } from '#lib/services/context'
import { institutionsOffering } from '#lib/services/institutions/parts/require-institution'

/** A CPF to try things with, and what happens to it. */
export type TestCpf = { cpf: string; text: string }

/**
 * The CPFs that walk a sandbox institution through each of its cases, in the reader's language; none where
 * contracts are real (`livemode`), or no institution of the product is a sandbox.
 * @throws permission_denied
 */
export const listTestCpfs = async (context: Context, product: Product): Promise<TestCpf[]> => {
  requirePermission(context, 'originate')
  if (!getEnv().EMBEDDED) return []
  const institutions = await withSnapshot(context, (tx) => institutionsOffering(tx, product))
  if (!institutions.some(({ kind }) => kind === 'sandbox')) return []
  return TEST_CASES.filter(({ products }) => products.includes(product)).map((known) => ({
    cpf: cpfOfTestCase(known),
    text: textIn(known.text, context.language),
  }))
}
