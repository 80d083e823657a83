import { withSnapshot } from '#db/transaction.ts'
import { getEnv } from '#lib/config/env.ts'
import { cpfOfTestCase, TEST_CASES } from '#lib/domain/institutions/test-cpfs.ts'
import { textIn } from '#lib/domain/language.ts'
import type { Product } from '#lib/domain/proposals/product.ts'
import { type Context, requirePermission } from '#lib/services/context.ts'
import { institutionsOffering } from './shared/require-institution.ts'

export type TestCpf = { cpf: string; text: string }

/** Returns one CPF per test case; none if EMBEDDED is off or no sandbox institution offers the product. */
export const listTestCpfs = async (context: Context, product: Product): Promise<TestCpf[]> => {
  requirePermission(context, 'originate')
  if (!getEnv().EMBEDDED) return []
  const institutions = await withSnapshot(context, (tx) => institutionsOffering(tx, context, product))
  if (!institutions.some(({ kind }) => kind === 'sandbox')) return []
  return TEST_CASES.filter(({ products }) => products.includes(product)).map((testCase) => ({
    cpf: cpfOfTestCase(testCase),
    text: textIn(testCase.text, context.language),
  }))
}
