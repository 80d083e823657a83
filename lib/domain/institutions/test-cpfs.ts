import { type Cpf, cpfCheckDigits } from '#lib/domain/documents/cpf.ts'
import type { Product } from '#lib/domain/proposals/product.ts'

/** Digits 7–9 of a CPF decide the sandbox's behaviour (docs/contract.md#sandbox-institutions). */
export type TestCase = { digits: string; products: readonly Product[]; text: { pt: string; en: string } }

const BOTH = ['fgts', 'clt'] as const
const FGTS = ['fgts'] as const
const CLT = ['clt'] as const

const testCase = (
  digits: string,
  products: readonly Product[],
  [pt, en]: readonly [pt: string, en: string],
): TestCase => ({ digits, products, text: { pt, en } })

export const TEST_CASES: readonly TestCase[] = [
  testCase('100', BOTH, ['Tudo dá certo', 'Everything goes well']),
  testCase('901', FGTS, ['Não aderiu ao saque-aniversário', 'Has not opted for the anniversary withdrawal']),
  testCase('902', FGTS, ['Instituição não autorizada', 'Institution not authorized']),
  testCase('903', FGTS, ['Outra operação em andamento', 'Another operation under way']),
  testCase('904', FGTS, ['Mudanças cadastrais pendentes', 'Registration change pending']),
  testCase('905', FGTS, ['Sem saldo', 'No balance']),
  testCase('906', FGTS, ['Bloqueio do aniversário', 'Birthday lock']),
  testCase('907', FGTS, ['Instituição fora do ar', 'Institution unavailable']),
  testCase('909', FGTS, ['Responde depois de 60 s', 'Answers after 60 s']),
  testCase('910', FGTS, ['Um único período', 'A single period']),
  testCase('913', FGTS, ['Dez períodos', 'Ten periods']),
  testCase('914', BOTH, ['Já cliente da instituição', 'Already a customer of the institution']),
  testCase('908', BOTH, ['Nunca responde', 'Never answers']),
  testCase('911', BOTH, ['Avisa duas vezes', 'Reports twice']),
  testCase('912', BOTH, ['Avisos fora de ordem', 'Reports out of order']),
  testCase('920', CLT, ['Consulta bloqueada pelo trabalhador', 'Blocked by the worker']),
  testCase('921', CLT, ['Sem margem', 'No margin']),
  testCase('922', CLT, ['Fonte fora do ar', 'Source unavailable']),
  testCase('923', CLT, ['Crédito recusado na consulta', 'Refused in credit analysis']),
  testCase('924', CLT, ['Empregador fora da política interna', 'Employer outside the policy']),
  testCase('930', BOTH, ['Chave PIX recusada', 'PIX key refused']),
  testCase('931', BOTH, [
    'TED recusada (escolha conta bancária)',
    'Bank transfer refused (choose a bank account)',
  ]),
  testCase('932', BOTH, ['Documento ilegível', 'Unreadable document']),
  testCase('933', BOTH, ['Análise manual', 'Manual analysis']),
  testCase('934', BOTH, ['Proposta recusada', 'Proposal refused']),
  testCase('935', BOTH, ['Pagamento falha uma vez', 'Payout fails once']),
  testCase('936', BOTH, ['Valor devolvido depois de pago', 'Refunded after it was paid']),
]

const FIRST_BASE = 314_159
const SUCCESS = '100'
const SUCCESS_CPFS = 100

const cpfOf = (base: number, digits: string): Cpf =>
  `${base}${digits}${cpfCheckDigits(`${base}${digits}`)}` as Cpf

export const cpfOfTestCase = ({ digits }: Pick<TestCase, 'digits'>): Cpf => cpfOf(FIRST_BASE, digits)

/** CPFs of the success case. There are several, because a contract uses up its customer's withdrawals. */
export const SUCCESS_TEST_CPFS: readonly Cpf[] = Array.from({ length: SUCCESS_CPFS }, (_, index) =>
  cpfOf(FIRST_BASE + index, SUCCESS),
)
