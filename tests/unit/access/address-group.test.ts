import { describe, expect, test } from 'vitest'
import { addressGroup } from '#lib/domain/access/address-group.ts'

describe('the group of an address', () => {
  test('is an IPv4 address itself, and anything that is no address', () => {
    for (const ip of ['203.0.113.7', '::ffff:203.0.113.7', '', 'unknown']) expect(addressGroup(ip)).toBe(ip)
  })

  test('is the /64 network of an IPv6 address, however it is written', () => {
    const network = '2001:db8:0:7'
    for (const ip of [
      '2001:db8:0:7::1',
      '2001:0DB8:0000:0007:1:2:3:4',
      '2001:db8:0:7::',
      '2001:db8::7:0:0:0:1%eth0',
    ])
      expect(addressGroup(ip)).toBe(network)
    expect(addressGroup('::1')).toBe('0:0:0:0')
    expect(addressGroup('2001:db8:0:8::1')).not.toBe(network)
  })
})
