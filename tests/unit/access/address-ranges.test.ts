import { describe, expect, test } from 'vitest'
import { isAddressListed, readAddressRange } from '#lib/domain/access/address-ranges.ts'

describe('a range of addresses', () => {
  test.each([
    ['203.0.113.7', '203.0.113.7'],
    [' 203.0.113.7/32 ', '203.0.113.7'],
    ['203.0.113.7/24', '203.0.113.0/24'],
    ['203.0.113.255/25', '203.0.113.128/25'],
    ['2001:DB8:0:0::1/32', '2001:db8::/32'],
    ['2001:db8::1', '2001:db8::1'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7/120', '203.0.113.0/24'],
    ['::ffff:cb00:7107', '203.0.113.7'],
  ])('is kept in its usual spelling: %s', (text, range) => {
    expect(readAddressRange(text)).toBe(range)
  })

  test.each([
    '',
    'everywhere',
    'example.com',
    '0.0.0.0/0',
    '::/0',
    '::ffff:0:0/96',
    '203.0.113.7/33',
    '2001:db8::/129',
    '203.0.113/24',
    '0313.0.113.7',
    '203.0.113.7/24/8',
    '203.0.113.7/',
    '203.0.113.7/+8',
    'fe80::1%eth0',
    '3405803783',
  ])('is refused if it is no address or allows all: %s', (text) => {
    expect(readAddressRange(text)).toBeNull()
  })
})

describe('an address on a list', () => {
  test('needs no list to be allowed', () => {
    expect(isAddressListed(null, '203.0.113.7')).toBe(true)
    expect(isAddressListed(null, '')).toBe(true)
  })

  test.each([
    [['203.0.113.0/24'], '203.0.113.255'],
    [['203.0.113.7'], '203.0.113.7'],
    [['203.0.113.0/24'], '::ffff:203.0.113.9'],
    [['203.0.113.0/24'], '203.0.113.9:51234'],
    [['2001:db8::/32'], '2001:db8:ffff::1'],
    [['2001:db8::/32'], '[2001:db8::1]:443'],
    [['fe80::/10'], 'fe80::1%eth0'],
    [['198.51.100.1', '2001:db8::/32', '203.0.113.0/24'], '203.0.113.1'],
  ])('is found in %j: %s', (ranges, address) => {
    expect(isAddressListed(ranges, address)).toBe(true)
  })

  test.each([
    [['203.0.113.0/24'], '203.0.114.0'],
    [['203.0.113.7'], '203.0.113.8'],
    [['2001:db8::/32'], '2001:db9::1'],
    // The same bits in the other family.
    [['203.0.113.0/24'], 'cb00:7100::1'],
    [['::/8'], '0.0.0.1'],
    [[], '203.0.113.7'],
    [['203.0.113.0/24'], ''],
    [['203.0.113.0/24'], 'unknown'],
    [['203.0.113.0/24'], '203.0.113.7, 198.51.100.1'],
    [['no range'], '203.0.113.7'],
  ])('is not found in %j: %s', (ranges, address) => {
    expect(isAddressListed(ranges, address)).toBe(false)
  })
})
