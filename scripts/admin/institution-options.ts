import type { InstitutionRow } from '#db/queries/institutions/institutions.ts'
import { CODE_RULES, PROOF_OF_LIFE_RULES } from '#lib/domain/formalization/signing-rule.ts'
import { PRODUCTS } from '#lib/domain/proposals/product.ts'
import { type CommandArgs, oneOf, textOption, usageError } from './command.ts'
import { coolingOffSetting } from './cooling-off-option.ts'

export const INSTITUTION_OPTIONS = {
  name: { type: 'string' },
  'legal-name': { type: 'string' },
  cnpj: { type: 'string' },
  products: { type: 'string' },
  aliases: { type: 'string' },
  set: { type: 'string', multiple: true },
} as const

export const INSTITUTION_USAGE =
  '--name <name> --legal-name <name> --cnpj <cnpj> --products fgts[,clt] [--aliases <name>[,<name> …]|none] [--set balanceDeadlineSeconds=120] [--set consultDeadlineSeconds=300] [--set callTimeoutSeconds=10] [--set offerDays=2] [--set coolingOff.fgts.days=7 …] [--set certificateProducts=fgts,clt|none] [--set signing.clt.code=here|institution] [--set signing.clt.proofOfLife=here|institution|none] [--set delaysMs.balance=1500 …] [--set fault=none|down|rate_limited|hanging|silent|slow]'

const DELAYS = [
  'balance',
  'slowBalance',
  'worker',
  'credit',
  'contract',
  'analysis',
  'payout',
  'cancel',
  'refund',
] as const
const FAULTS = ['none', 'down', 'rate_limited', 'hanging', 'silent', 'slow'] as const
const USUAL_DELAYS = {
  balance: 1_500,
  slowBalance: 60_000,
  worker: 1_500,
  credit: 1_500,
  contract: 1_200,
  analysis: 1_500,
  payout: 2_000,
  cancel: 1_000,
  refund: 3_000,
}

export const productsOf = (args: CommandArgs): InstitutionRow['products'] | undefined =>
  textOption(args, 'products')
    ?.split(',')
    .map((text) => oneOf(text.trim(), ['fgts', 'clt']))

export const aliasesOf = (args: CommandArgs): string[] | undefined => {
  const text = textOption(args, 'aliases')
  return text === 'none' ? [] : text?.split(',')
}

export const settingsOf = (
  args: CommandArgs,
  present: Partial<InstitutionRow['settings']>,
): Partial<InstitutionRow['settings']> => {
  let settings = present
  for (const text of Array.isArray(args.values.set) ? args.values.set.map(String) : []) {
    const [name = '', ...rest] = text.split('=')
    const value = rest.join('=')
    settings = { ...settings, ...setting(name, value, settings) }
  }
  return settings
}

const SECONDS = ['balanceDeadlineSeconds', 'consultDeadlineSeconds', 'callTimeoutSeconds']

const setting = (name: string, value: string, present: Partial<InstitutionRow['settings']>) => {
  if (SECONDS.includes(name)) return { [name]: wholeNumber(value, 1) }
  if (name === 'certificateProducts')
    return {
      certificateProducts:
        value === 'none' ? [] : value.split(',').map((product) => oneOf(product.trim(), PRODUCTS)),
    }
  if (name === 'fault') {
    const fault = oneOf(value, FAULTS)
    return { fault: fault === 'none' ? undefined : fault }
  }
  if (name === 'offerDays') return { offerDays: atMost(wholeNumber(value, 1), MOST_OFFER_DAYS) }
  if (name.startsWith('coolingOff.'))
    return { coolingOff: coolingOffSetting(name, value, present.coolingOff) }
  const signing = signingSetting(name, value, present)
  if (signing) return { signing }
  const delay = DELAYS.find((each) => name === `delaysMs.${each}`)
  if (!delay) throw usageError(`there is no setting "${name}"`)
  return { delaysMs: { ...(present.delaysMs ?? USUAL_DELAYS), [delay]: wholeNumber(value, 0) } }
}

const MOST_OFFER_DAYS = 30

const atMost = (value: number, most: number): number => {
  if (value > most) throw usageError(`"${value}" is more than ${most}`)
  return value
}

const signingSetting = (
  name: string,
  value: string,
  { signing = {} }: Partial<InstitutionRow['settings']>,
) => {
  const [group, productName = '', factor = ''] = name.split('.')
  if (group !== 'signing') return undefined
  const product = oneOf(productName, PRODUCTS)
  const rule = { ...signing[product] }
  if (oneOf(factor, ['code', 'proofOfLife']) === 'code') rule.code = oneOf(value, CODE_RULES)
  else rule.proofOfLife = oneOf(value, PROOF_OF_LIFE_RULES)
  return { ...signing, [product]: rule }
}

const wholeNumber = (text: string, smallest: number): number => {
  const value = Number(text)
  if (!Number.isSafeInteger(value) || value < smallest)
    throw usageError(`"${text}" is not a whole number of at least ${smallest}`)
  return value
}
