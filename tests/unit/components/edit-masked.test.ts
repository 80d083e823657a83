import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dateOfDigits, digitsOfDate } from '#components/fields/date-text.ts'
import { editMasked } from '#components/fields/edit-masked.ts'
import {
  CPF_MASK,
  DATE_MASK,
  digitsOf,
  type Mask,
  MONEY_MASK,
  PHONE_MASK,
  POSTAL_CODE_MASK,
} from '#components/fields/mask.ts'

const withCaret = (text: string, caret: number) => `${text.slice(0, caret)}|${text.slice(caret)}`

const parse = (marked: string) => ({ text: marked.replace('|', ''), caret: marked.indexOf('|') })

const type = (mask: Mask, marked: string, signs: string) => {
  let { text, caret } = parse(marked)
  for (const sign of signs) {
    const after = text.slice(0, caret) + sign + text.slice(caret)
    const edit = editMasked({ mask, before: text, after, caret: caret + 1, inputType: 'insertText' })
    text = edit.text
    caret = edit.caret
  }
  return withCaret(text, caret)
}

const backspace = (mask: Mask, marked: string) => {
  const { text, caret } = parse(marked)
  const after = text.slice(0, caret - 1) + text.slice(caret)
  const edit = editMasked({ mask, before: text, after, caret: caret - 1, inputType: 'deleteContentBackward' })
  return withCaret(edit.text, edit.caret)
}

const deleteForward = (mask: Mask, marked: string) => {
  const { text, caret } = parse(marked)
  const after = text.slice(0, caret) + text.slice(caret + 1)
  const edit = editMasked({ mask, before: text, after, caret, inputType: 'deleteContentForward' })
  return withCaret(edit.text, edit.caret)
}

const paste = (mask: Mask, content: string) =>
  editMasked({ mask, before: '', after: content, caret: content.length, inputType: 'insertFromPaste' }).text

describe('a masked field', () => {
  it('writes the separators while a CPF is typed', () => {
    expect(type(CPF_MASK, '|', '52998224725')).toBe('529.982.247-25|')
  })

  it('keeps the caret where a digit was inserted in the middle', () => {
    expect(type(CPF_MASK, '529.98|4.725', '2')).toBe('529.982|.472-5')
  })

  it('deletes the digit beyond a separator, in both directions', () => {
    expect(backspace(CPF_MASK, '529.982.|247-25')).toBe('529.98|2.472-5')
    expect(deleteForward(CPF_MASK, '529.982|.247-25')).toBe('529.982|.472-5')
  })

  it('rejects an extra digit instead of dropping the last one', () => {
    expect(type(CPF_MASK, '529|.982.247-25', '7')).toBe('529|.982.247-25')
    expect(type(DATE_MASK, '15/07/1985|', '9')).toBe('15/07/1985|')
  })

  it('ignores letters and keeps the caret', () => {
    expect(type(POSTAL_CODE_MASK, '013|10-100', 'x')).toBe('013|10-100')
  })

  it('accepts pasted numbers, masked or bare, with blanks and country code', () => {
    expect(paste(CPF_MASK, ' 529.982.247-25 ')).toBe('529.982.247-25')
    expect(paste(CPF_MASK, '52998224725')).toBe('529.982.247-25')
    expect(paste(PHONE_MASK, '+55 11 98765-4321')).toBe('(11) 98765-4321')
    expect(paste(PHONE_MASK, '011 3333-4444')).toBe('(11) 3333-4444')
    expect(paste(MONEY_MASK, 'R$ 1.234,56')).toBe('1.234,56')
  })

  it('turns a landline into a mobile number with the eleventh digit', () => {
    expect(type(PHONE_MASK, '|', '1133334444')).toBe('(11) 3333-4444|')
    expect(type(PHONE_MASK, '(11) 3333-4444|', '5')).toBe('(11) 33334-4445|')
  })
})

describe('an amount', () => {
  it('is typed from the right, cents first', () => {
    expect(type(MONEY_MASK, '|', '5')).toBe('0,05|')
    expect(type(MONEY_MASK, '|', '123456')).toBe('1.234,56|')
  })

  it('keeps the caret’s distance from the cents', () => {
    expect(type(MONEY_MASK, '1|23,45', '9')).toBe('1.9|23,45')
    expect(backspace(MONEY_MASK, '1.9|23,45')).toBe('1|23,45')
  })

  it('can be emptied with the backspace key, also when it is zero', () => {
    expect(backspace(MONEY_MASK, '0,05|')).toBe('|')
    expect(backspace(MONEY_MASK, '0,00|')).toBe('|')
  })
})

describe('any mask', () => {
  const masks = [CPF_MASK, PHONE_MASK, POSTAL_CODE_MASK, DATE_MASK, MONEY_MASK]

  it('shows exactly the digits it keeps, with the caret inside the text', () => {
    const change = fc.record({
      after: fc.string({ unit: fc.constantFrom(...'0123456789.-/ ()x') }),
      at: fc.nat(20),
    })
    fc.assert(
      fc.property(fc.constantFrom(...masks), change, (mask, { after, at }) => {
        const edit = editMasked({
          mask,
          before: '',
          after,
          caret: Math.min(at, after.length),
          inputType: 'insertText',
        })
        const digits = digitsOf(edit.text)
        expect(mask === MONEY_MASK ? mask.clean(digits) : digits).toBe(edit.digits)
        expect(edit.digits.length).toBeLessThanOrEqual(mask.max)
        expect(edit.caret).toBeGreaterThanOrEqual(0)
        expect(edit.caret).toBeLessThanOrEqual(edit.text.length)
      }),
    )
  })
})

describe('a typed date', () => {
  it('is a day only with all eight digits, and is shown again as typed', () => {
    expect(dateOfDigits('15071985')).toBe('1985-07-15')
    expect(dateOfDigits('1507')).toBe('1507')
    expect(digitsOfDate('1985-07-15')).toBe('15071985')
    expect(digitsOfDate('1507')).toBe('1507')
  })
})
