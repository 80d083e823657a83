import { describe, expect, test } from 'vitest'
import { jsonFaultOf } from '#lib/http/json-fault.ts'

describe('the place of a JSON error', () => {
  test.each([
    ['', 0],
    ['{"a":', 5],
    ['{"a" 1}', 5],
    ['{"a":1,}', 7],
    ['[1 2]', 3],
    ['[1,]', 3],
    ['{a:1}', 1],
    ["{'a':1}", 1],
    ['{"a":01}', 6],
    ['{"a":"x\ny"}', 5],
    ['{"a":"\\q"}', 5],
    ['[1}', 2],
    ['nul', 0],
    ['1 2', 2],
    ['{"a":NaN}', 5],
  ])('is reported for %j', (text, offset) => {
    expect(() => JSON.parse(text)).toThrow()
    expect(jsonFaultOf(text).offset).toBe(offset)
  })

  test('is stated in lines and columns, from one on', () => {
    expect(jsonFaultOf('{\n  "a": 1,\n  "b": x\n}')).toEqual({ offset: 19, line: 3, column: 8 })
  })

  test('is the first place at which no JSON could continue, whatever is cut or added', () => {
    const whole = JSON.stringify({ a: [1, 2.5e-3, { b: null }], 'c"d': '\\u00e1 "x"', e: true })
    for (let end = 1; end < whole.length; end += 1) {
      expect(jsonFaultOf(whole.slice(0, end)).offset).toBeLessThanOrEqual(end)
      const offset = jsonFaultOf(`${whole.slice(0, end)}\u0000`).offset
      expect(offset).toBeLessThanOrEqual(end)
    }
    expect(jsonFaultOf(`${whole}]`).offset).toBe(whole.length)
  })

  test('is found in a megabyte of text, and in endless nesting', () => {
    const long = JSON.stringify({ a: 'x'.repeat(1_000_000) })
    expect(jsonFaultOf(long.slice(0, -1)).offset).toBe(long.length - 1)
    expect(jsonFaultOf(`{"a":"${'\\n'.repeat(400_000)}`).offset).toBe(5)
    expect(jsonFaultOf('['.repeat(1_000_000)).offset).toBe(1_000_000)
  })
})
