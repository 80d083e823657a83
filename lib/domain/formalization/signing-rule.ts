import type { Product } from '#lib/domain/proposals/product.ts'

/** `here`: this service checks the factor; `institution`: the institution checks it in its own channel. */
export const CODE_RULES = ['here', 'institution'] as const
export const PROOF_OF_LIFE_RULES = ['here', 'institution', 'none'] as const

/** Factors besides CPF and birth date, which the person who sells the loan knows as well. */
export type SigningRule = {
  code: (typeof CODE_RULES)[number]
  proofOfLife: (typeof PROOF_OF_LIFE_RULES)[number]
}

export type SigningSettings = Partial<Record<Product, Partial<SigningRule>>>

/** For CLT the institution checks proof of life before it registers the contract (Decreto 12.564/2025). */
const DEFAULTS: Readonly<Record<Product, SigningRule>> = {
  fgts: { code: 'here', proofOfLife: 'none' },
  clt: { code: 'here', proofOfLife: 'institution' },
}

export const signingRuleOf = (settings: SigningSettings | undefined, product: Product): SigningRule => ({
  ...DEFAULTS[product],
  ...settings?.[product],
})
