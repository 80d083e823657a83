import { describe, expect, test } from 'vitest'
import { jpegName, shrunkSize } from '#components/fields/shrunk-size.ts'
import { usualBanksFirst } from '#components/pending-items/usual-banks-first.ts'

describe('a photo before it is sent', () => {
  test('has a long edge of 2000 pixels and keeps its aspect ratio, landscape or portrait', () => {
    expect(shrunkSize({ width: 4032, height: 3024 })).toEqual({ width: 2000, height: 1500 })
    expect(shrunkSize({ width: 3024, height: 4032 })).toEqual({ width: 1500, height: 2000 })
    expect(shrunkSize({ width: 9000, height: 2 })).toEqual({ width: 2000, height: 1 })
  })

  test('is never enlarged', () => {
    expect(shrunkSize({ width: 1200, height: 900 })).toEqual({ width: 1200, height: 900 })
  })

  test('gets a file name of its new type, JPEG', () => {
    expect(jpegName('IMG_2041.PNG')).toBe('IMG_2041.jpg')
    expect(jpegName('frente do rg')).toBe('frente do rg.jpg')
    expect(jpegName('v1.2 foto.jpeg')).toBe('v1.2 foto.jpg')
  })
})

describe('the banks on the customer’s page', () => {
  test('start with the most common ones, and omit none', () => {
    const banks = ['001', '003', '104', null, '260'].map((code) => ({ code }))
    expect(usualBanksFirst(banks).map(({ code }) => code)).toEqual(['104', '001', '260', '003', null])
  })
})
