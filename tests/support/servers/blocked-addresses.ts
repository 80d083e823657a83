/** Returns an IPv4 address in every notation that a URL parser, resolver or operating system may accept. */
const writtenAs = (...parts: [number, number, number, number]): string[] => {
  const [a, b, c, d] = parts
  const whole = ((a * 256 + b) * 256 + c) * 256 + d
  const hex = (value: number) => `0x${value.toString(16)}`
  const octal = (value: number) => `0${value.toString(8)}`
  const [high, low] = [(a * 256 + b).toString(16), (c * 256 + d).toString(16)]
  const dotted = parts.join('.')
  return [
    dotted,
    `${dotted}.`,
    String(whole),
    hex(whole),
    octal(whole),
    parts.map(hex).join('.'),
    parts.map(octal).join('.'),
    `${hex(a)}.${b}.${octal(c)}.${d}`,
    `${a}.${b}.${c * 256 + d}`,
    `${a}.${(b * 256 + c) * 256 + d}`,
    dotted.replaceAll('.', '。'),
    dotted.replaceAll('.', '．'),
    [...dotted].map((sign) => (sign === '.' ? sign : String.fromCodePoint(0xff10 + Number(sign)))).join(''),
    dotted.replaceAll('.', '%2e'),
    `[::ffff:${dotted}]`,
    `[::ffff:${high}:${low}]`,
    `[0:0:0:0:0:ffff:${high}:${low}]`,
    `[::${dotted}]`,
    `[64:ff9b::${dotted}]`,
    `[64:ff9b::${high}:${low}]`,
    `[2002:${high}:${low}::1]`,
  ]
}

const INSIDE = [
  ...writtenAs(127, 0, 0, 1),
  ...writtenAs(169, 254, 169, 254),
  ...writtenAs(10, 0, 0, 1),
  ...writtenAs(192, 168, 1, 1),
  ...writtenAs(172, 16, 0, 1),
  ...writtenAs(100, 64, 0, 1),
  '0',
  '0.0.0.0',
  '127.1',
  '127.255.255.254',
  '172.31.255.255',
  '100.100.100.200',
  '168.63.129.16',
  '192.0.0.192',
  '192.0.2.1',
  '198.18.0.1',
  '198.51.100.7',
  '203.0.113.7',
  '224.0.0.1',
  '240.0.0.1',
  '255.255.255.255',
  '①②⑦.⓪.⓪.①',
  '[::]',
  '[::1]',
  '[0:0:0:0:0:0:0:1]',
  '[fc00::1]',
  '[fd00:ec2::254]',
  '[fd20:ce::254]',
  '[fe80::1]',
  '[febf::1]',
  '[fec0::1]',
  '[ff02::1]',
  '[64:ff9b:1::8.8.8.8]',
  '[2001:db8::1]',
  '[2001::1]',
  '[100::1]',
]

/** Names that every machine resolves to its own address without DNS. */
const NAMES = ['localhost', 'LOCALHOST', 'ｌｏｃａｌｈｏｓｔ', 'local%68ost']

export const INVALID_URLS: readonly string[] = [
  'file:///etc/passwd',
  'gopher://127.0.0.1:70/_x',
  'ftp://127.0.0.1/',
  'dict://127.0.0.1:11211/stat',
  'ldap://127.0.0.1/',
  'data:text/plain,x',
  'javascript:fetch("//127.0.0.1")',
  'jar:http://127.0.0.1!/',
  'ws://127.0.0.1/',
  'http://example.com@127.0.0.1/',
  'http://example.com:80@127.0.0.1/',
  'http://127.0.0.1@example.com/',
  'http://example.com%40127.0.0.1@127.0.0.1/',
  'http:///127.0.0.1:x/',
  'http://127.0.0.1:99999/',
  'http://[::1/',
  'http://127.0.0.1 /',
  'http://256.256.256.256/',
  'http://127.0.0.1%00.example.com/',
  'http://exa mple.com/',
  '//127.0.0.1/',
  '127.0.0.1',
  '',
]

/** URLs that must all be refused; the server on the port notices any request that gets through. */
export const blockedUrls = (port: string): readonly string[] => [
  ...INSIDE.map((host) => `http://${host}:${port}/hook`),
  `https://127.0.0.1:${port}/hook`,
  `HTTP://127.0.0.1:${port}/`,
  `http:127.0.0.1:${port}/`,
  `http:\\\\127.0.0.1:${port}\\hook`,
  `http:/127.0.0.1:${port}/`,
  `http://\t127.0.0.1:${port}/`,
  `http://127.0.0.1:${port}#@example.com/`,
  `http://127.0.0.1:${port}?@example.com/`,
  `http://127.0.0.1:${port}/@example.com`,
  `http://127.0.0.1:${port}\\@example.com/`,
  ...NAMES.map((name) => `http://${name}:${port}/hook`),
]
