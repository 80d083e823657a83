import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const renderer = readFileSync(
  'node_modules/next/dist/compiled/react-dom/cjs/react-dom-server.node.production.js',
  'utf8',
)

describe('parts that the server streams', () => {
  test('React still waits by the time of its last reveal, which our pages leave out (decision 086)', () => {
    expect(renderer).toContain('requestAnimationFrame(function(){$RT=performance.now()});')
    expect(renderer).toContain('"number"!==typeof $RT?requestAnimationFrame($RV.bind(null,$RB))')
  })
})
