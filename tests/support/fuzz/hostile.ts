import type { Random } from './seeded-random.ts'

const TEXTS: readonly string[] = [
  '',
  ' ',
  "' or 1=1 --",
  "'; drop table proposals; --",
  '") union select null, null --',
  '$1',
  '%',
  '_%\\',
  '\\',
  '{}',
  '#{7*7}',
  '{{7*7}}',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '../../../../etc/passwd',
  '..\\..\\windows\\win.ini',
  'file:///etc/passwd',
  '=cmd|"/c calc"!A1',
  'null',
  'undefined',
  'true',
  'NaN',
  '-1',
  '1e400',
  '0x10',
  '00000000000',
  '11111111111',
  '529.982.247-26',
  '9999-99-99',
  '2026-02-30',
  '0000-00-00T00:00:00Z',
  '+275760-09-13T00:00:00.001Z',
  '2026-11-22T10:00:00.000+99:99',
  '0199a3b2-7c00-7000-8000-00000000dead',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
  '0199a3b2-7c00-7000-8000-00000000deaz',
  '\u0000',
  'a\u0000b',
  '\u200b\u200e\u202e',
  'ﷺ'.repeat(50),
  'e\u0301'.repeat(200),
  '😀'.repeat(300),
  'İıſK',
  '١٢٣٤٥٦٧٨٩٠١',
  'a'.repeat(5_000),
  '9'.repeat(400),
  '\r\nX-Injected: 1',
  '\t\n\u000b\u001f\u007f',
  'constructor',
  '__proto__',
  'toString',
]

const NUMBERS: readonly number[] = [
  0,
  -0,
  -1,
  1,
  0.1,
  0.005,
  1e-7,
  -1e9,
  2 ** 31,
  2 ** 53,
  2 ** 63,
  1e21,
  1e308,
  Number.MAX_VALUE,
  Number.MIN_VALUE,
]

const RAW_BODIES: readonly string[] = [
  '',
  ' ',
  '{',
  '[]',
  'null',
  '0',
  '"text"',
  '{"a":1}}',
  '{"a":NaN}',
  "{'a':1}",
  '{"documentNumber":"1","documentNumber":"2"}',
  '{"__proto__":{"documentNumber":"1"}}',
  '{"constructor":{"prototype":{"x":1}}}',
  '{"documentNumber":"\\ud800"}',
  '{"documentNumber":1e400}',
  '\ufeff{}',
  `${'['.repeat(5_000)}${']'.repeat(5_000)}`,
  `{"a":${'{"a":'.repeat(300)}1${'}'.repeat(300)}}`,
  `{"documentNumber":"${'9'.repeat(200_000)}"}`,
  'a=1&b=2',
  '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>',
]

const CONTENT_TYPES: readonly string[] = [
  'application/json',
  'application/json; charset=utf-16',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'text/plain',
  'application/xml',
  'x',
]

export const hostileText = (random: Random): string => random.pick(TEXTS)

export const hostileBody = (random: Random): { raw: string; type: string } => ({
  raw: random.pick(RAW_BODIES),
  type: random.chance(0.6) ? 'application/json' : random.pick(CONTENT_TYPES),
})

export const hostileValue = (random: Random): unknown => {
  const kind = random.below(10)
  if (kind < 5) return hostileText(random)
  if (kind < 7) return random.pick(NUMBERS)
  return random.pick([null, true, false, [], {}, [[]], [null], { a: { b: [] } }, [hostileText(random)]])
}
