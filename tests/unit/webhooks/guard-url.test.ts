import { beforeAll, describe, expect, test } from 'vitest'
import { isAddressAllowed } from '#lib/webhooks/guard-address.ts'
import { guardUrl } from '#lib/webhooks/guard-url.ts'
import { TEST_ENVIRONMENT } from '#tests/support/servers/test-environment.ts'

beforeAll(() => {
  Object.assign(process.env, TEST_ENVIRONMENT, {
    EMBEDDED: '0',
    PASSWORD_COST: '',
    WEBHOOK_ALLOWED_HOSTS: 'hooks.intra.example, 10.1.2.3',
    DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
    ORIGIN: 'https://credit.example.com',
  })
})

describe('the URL of a receiver', () => {
  test.each([
    'ftp://example.com/x',
    'javascript:alert(1)',
    'file:///etc/passwd',
    'https://user:pass@example.com/',
    'https://user@example.com/',
    'example.com/hook',
    '//example.com',
    'http://',
    '',
  ])('is rejected as invalid: %s', (url) => {
    expect(() => guardUrl(url)).toThrow(expect.objectContaining({ code: 'webhook_url_invalid' }))
  })

  test.each([
    'http://127.0.0.1/',
    'http://127.1/',
    'http://2130706433/',
    'http://0177.0.0.1/',
    'http://0x7f.0.0.1/',
    'http://0/',
    'http://0.0.0.0:8080/',
    'http://10.0.0.1/',
    'http://172.16.0.1/',
    'http://192.168.1.1/',
    'http://100.64.0.1/',
    'http://169.254.169.254/latest/meta-data/',
    'http://168.63.129.16/',
    'http://224.0.0.1/',
    'http://255.255.255.255/',
    'http://[::]/',
    'http://[::1]/',
    'http://[::127.0.0.1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[::ffff:a00:1]/',
    'http://[64:ff9b::169.254.169.254]/',
    'http://[64:ff9b:1::8.8.8.8]/',
    'http://[2002:7f00:1::]/',
    'http://[fd00:ec2::254]/',
    'http://[fe80::1]/',
    'http://[fc00::1]/',
    'http://①②⑦.0.0.1/',
  ])('is rejected as blocked: %s', (url) => {
    expect(() => guardUrl(url)).toThrow(expect.objectContaining({ code: 'webhook_url_blocked' }))
  })

  test.each([
    'https://example.com/hook?token=a%2Fb&x=1',
    'http://93.184.215.14:8080/hook',
    'https://[2606:2800:21f:cb07:6820:80da:af6b:8b2c]/',
    'http://10.1.2.3/',
  ])('is accepted: %s', (url) => {
    expect(guardUrl(url).href).toContain('://')
  })
})

describe('the address behind a name', () => {
  test('may be inside the own network only for a name that the operator allows', () => {
    expect(isAddressAllowed('10.0.0.9', 'hooks.intra.example')).toBe(true)
    expect(isAddressAllowed('10.0.0.9', 'HOOKS.intra.example')).toBe(true)
    expect(isAddressAllowed('10.0.0.9', 'elsewhere.example')).toBe(false)
  })

  test('may be a metadata, link-local or unspecified address for nobody', () => {
    for (const address of [
      '169.254.169.254',
      '100.100.100.200',
      'fd00:ec2::254',
      '0.0.0.0',
      '::',
      'fe80::1%eth0',
    ]) {
      expect(isAddressAllowed(address, 'hooks.intra.example'), address).toBe(false)
    }
  })

  test('is rejected when it is no address at all', () => {
    expect(isAddressAllowed('', 'hooks.intra.example')).toBe(false)
  })
})
