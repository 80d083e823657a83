import type { Product } from '../proposals/product.ts'

/** Who asks for a factor: this service, or the institution in its own channel. */
export const CODE_RULES = ['here', 'institution'] as const
export const PROOF_OF_LIFE_RULES = ['here', 'institution', 'none'] as const

/** What a signature needs beside CPF and birth date, which the seller knows as well. */
export type SigningRule = {
  /** A one-time code to the customer's own phone or e-mail. */
  code: (typeof CODE_RULES)[number]
  /** A proof of life (Decreto 12.564/2025 for CLT). */
  proofOfLife: (typeof PROOF_OF_LIFE_RULES)[number]
}

/** Rules of an institution by product; what is left out has its default. */
export type SigningSettings = Partial<Record<Product, Partial<SigningRule>>>

/**
 * Defaults: the code is asked for here. FGTS needs no proof of life; for CLT the institution takes it in its
 * own channel before it registers the contract (Decreto 12.564/2025).
 */
const DEFAULTS: Readonly<Record<Product, SigningRule>> = {
  fgts: { code: 'here', proofOfLife: 'none' },
  clt: { code: 'here', proofOfLife: 'institution' },
}

/** Returns the signing rule of an institution for a product. */
export const signingRuleOf = (settings: SigningSettings | undefined, product: Product): SigningRule => ({
  ...DEFAULTS[product],
  ...settings?.[product],
})
