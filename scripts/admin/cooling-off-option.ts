import {
  type CoolingOff,
  type CoolingOffSettings,
  MIN_COOLING_OFF_DAYS,
} from '#lib/domain/proposals/cooling-off.ts'
import { PRODUCTS } from '#lib/domain/proposals/product.ts'
import { oneOf, usageError } from './command.ts'

type Terms = CoolingOffSettings['coolingOff']

/** Returns the current cooling-off terms with one setting, `coolingOff.<product>.<field>`, changed. */
export const coolingOffSetting = (name: string, value: string, present: Terms): Terms => {
  const [, product = '', field = ''] = name.split('.')
  const of = oneOf(product, PRODUCTS)
  return { ...present, [of]: { ...present?.[of], ...termOf(field, value) } }
}

const termOf = (field: string, value: string): Partial<CoolingOff> => {
  switch (field) {
    case 'days':
      return { days: daysOf(value) }
    case 'dayCount':
      return { dayCount: oneOf(value, ['calendar', 'business'] as const) }
    case 'amount':
      return { amount: oneOf(value, ['received', 'received_with_interest'] as const) }
    case 'how':
    case 'payBackTo':
      return { [field]: wordsOf(value) }
    default:
      throw usageError(`coolingOff has no "${field}": days, dayCount, how, payBackTo or amount`)
  }
}

const MOST_DAYS = 90

const daysOf = (value: string) => {
  const days = Number(value)
  if (!Number.isSafeInteger(days) || days < MIN_COOLING_OFF_DAYS || days > MOST_DAYS)
    throw usageError(`"${value}" is not a whole number from ${MIN_COOLING_OFF_DAYS} to ${MOST_DAYS}`)
  return days
}

const MOST_CHARACTERS = 200

const wordsOf = (value: string) => {
  const words = value.trim()
  if (words === '' || words.length > MOST_CHARACTERS)
    throw usageError(`write 1 to ${MOST_CHARACTERS} characters that continue the sentence of the contract`)
  return words
}
