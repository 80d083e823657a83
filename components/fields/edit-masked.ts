import { digitsOf, type Mask } from './mask.ts'

export type MaskedEdit = {
  mask: Mask
  /** `before` is the formatted text before the edit; `after` and `caret` are the state after the edit. */
  before: string
  after: string
  caret: number
  inputType: string
}

const isDigit = (sign: string | undefined): boolean => sign !== undefined && sign >= '0' && sign <= '9'

const caretAfter = (text: string, { anchor }: Mask, digits: number): number => {
  const step = anchor === 'start' ? 1 : -1
  let caret = anchor === 'start' ? 0 : text.length
  let count = 0
  while (count < digits && caret >= 0 && caret <= text.length) {
    if (isDigit(text[anchor === 'start' ? caret : caret - 1])) count += 1
    caret += step
  }
  return Math.min(Math.max(caret, 0), text.length)
}

/** Deletes the digit next to a deleted separator. Otherwise the mask would just restore the separator. */
const removeBeyondSeparator = (digits: string, left: number, inputType: string) => {
  const index = inputType.endsWith('Forward') ? left : left - 1
  if (index < 0) return { digits, left }
  return {
    digits: digits.slice(0, index) + digits.slice(index + 1),
    left: Math.min(left, index),
  }
}

export const editMasked = ({ mask, before, after, caret, inputType }: MaskedEdit) => {
  const deleting = inputType.startsWith('delete')
  let digits = digitsOf(after)
  let left = digitsOf(after.slice(0, caret)).length
  if (deleting && digits === digitsOf(before)) {
    ;({ digits, left } = removeBeyondSeparator(digits, left, inputType))
  }
  const right = digits.length - left
  if (deleting && mask.anchor === 'end' && /^0*$/.test(digits)) digits = ''
  let cleaned = mask.clean(digits)
  if (inputType === 'insertText' && cleaned.length > mask.max) {
    // A full field rejects another digit instead of dropping its last digit.
    cleaned = mask.clean(digitsOf(before))
    left -= 1
  }
  cleaned = cleaned.slice(0, mask.max)
  const dropped = mask.anchor === 'start' ? digits.indexOf(cleaned) : 0
  const text = mask.format(cleaned)
  const caretDigits = mask.anchor === 'start' ? Math.max(0, left - Math.max(0, dropped)) : right
  return { digits: cleaned, text, caret: caretAfter(text, mask, caretDigits) }
}
