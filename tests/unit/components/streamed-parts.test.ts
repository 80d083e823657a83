import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const renderer = readFileSync(
  'node_modules/next/dist/compiled/react-dom/cjs/react-dom-server.node.production.js',
  'utf8',
)

describe('parts streamed by the server', () => {
  test('still wait in React for the time since its last reveal, which our pages remove (decision 086)', () => {
    expect(renderer).toContain('requestAnimationFrame(function(){$RT=performance.now()});')
    expect(renderer).toContain('"number"!==typeof $RT?requestAnimationFrame($RV.bind(null,$RB))')
  })
})
