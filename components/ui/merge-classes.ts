/** A class replaces earlier ones of its group and of the groups in `decides`: `p-4` replaces `px-2`. */
type Rule = readonly [sets: string, pattern: RegExp, decides?: string]

// The first matching rule applies. Tested against tailwind-merge, which would be 1/20 of a page's size.
const RULES: readonly Rule[] = [
  ['display', /^(block|inline|inline-block|flex|inline-flex|grid|inline-grid|table|contents|hidden)$/],
  ['position', /^(static|fixed|absolute|relative|sticky)$/],
  ['visibility', /^(visible|invisible)$/],
  ['sr', /^(not-)?sr-only$/],
  ['overflow', /^overflow-(auto|hidden|visible|clip|scroll)$/, 'overflow-x overflow-y'],
  ['overflow-x', /^overflow-x-/],
  ['overflow-y', /^overflow-y-/],
  ['inset-x', /^-?inset-x-/, 'left right start end'],
  ['inset-y', /^-?inset-y-/, 'top bottom'],
  ['inset', /^-?inset-/, 'inset-x inset-y top right bottom left start end'],
  ['$1', /^-?(top|right|bottom|left|start|end|z|order)-/],
  ['col', /^col-(span-|auto$)/],
  ['row', /^row-(span-|auto$)/],
  ['$1', /^(col-start|col-end|row-start|row-end|grid-cols|grid-rows|grid-flow|columns|float|clear)-/],
  ['flex-direction', /^flex-(row|col)/],
  ['flex-wrap', /^flex-(no)?wrap/],
  ['flex', /^flex-/, 'basis grow shrink'],
  ['$1', /^(basis|grow|shrink)(-|$)/],
  ['gap', /^gap-(?![xy]-)/, 'gap-x gap-y'],
  ['$1', /^(gap-x|gap-y|space-x|space-y|justify-items|justify-self|justify|items|self|content)-/],
  ['$1', /^(place-items|place-content|place-self)-/],
  ['p', /^p-/, 'px py pt pr pb pl ps pe'],
  ['px', /^px-/, 'pr pl ps pe'],
  ['py', /^py-/, 'pt pb'],
  ['m', /^-?m-/, 'mx my mt mr mb ml ms me'],
  ['mx', /^-?mx-/, 'mr ml ms me'],
  ['my', /^-?my-/, 'mt mb'],
  ['$1', /^-?(p[trblse]|m[trblse]|scroll-[mp][xytrbl]?)-/],
  ['size', /^size-/, 'w h'],
  ['$1', /^(w|h|min-w|max-w|min-h|max-h)-/],
  ['text-align', /^text-(left|center|right|justify|start|end)$/],
  ['text-wrap', /^text-(wrap|nowrap|balance|pretty)$/],
  ['text-overflow', /^(truncate|text-ellipsis|text-clip)$/],
  ['font-size', /^text-(xs|sm|base|lg|\d?xl|\[[\d.]+(px|r?em)\])$/, 'leading'],
  ['text', /^text-/],
  ['font-weight', /^font-(thin|light|normal|medium|semibold|bold|black)$/],
  ['font', /^font-/],
  ['$1', /^(leading|tracking|whitespace|align|underline-offset|decoration|animate|opacity|object|list)-/],
  ['line-clamp', /^line-clamp-/, 'display overflow'],
  ['text-decoration', /^(underline|no-underline|line-through|overline)$/],
  ['break-inside', /^break-inside-/],
  ['break', /^break-/],
  ['fvn', /^(tabular|proportional)-nums$/],
  ['bg-image', /^bg-(linear-|none$)/],
  ['$1', /^(bg|from|via|to|fill|stroke|cursor|pointer-events|select|resize|touch|appearance|rotate|origin)-/],
  ['border-style', /^border-(solid|dashed|dotted|none)$/],
  ['border', /^border(-\d+|-\[[\d.]+(px|r?em)\])?$/, 'border-x border-y border-t border-r border-b border-l'],
  ['border-x', /^border-x(-\d+)?$/, 'border-r border-l'],
  ['border-y', /^border-y(-\d+)?$/, 'border-t border-b'],
  ['border-$1', /^border-([trbl])(-\d+)?$/],
  ['border-color', /^border-/],
  ['$1', /^(divide-[xy])(-\d+)?$/],
  ['divide-color', /^divide-/],
  ['rounded-t', /^rounded-t(-|$)/],
  ['rounded-b', /^rounded-b(-|$)/],
  ['rounded', /^rounded(-|$)/, 'rounded-t rounded-b'],
  ['shadow', /^shadow(-|$)/],
  ['outline-offset', /^-?outline-offset-/],
  ['outline-width', /^outline-\d+$/],
  ['outline-style', /^outline-(none|hidden|solid|dashed)$/],
  ['outline-color', /^outline-/],
  ['ring-width', /^ring(-\d+)?$/],
  ['ring-color', /^ring-/],
  ['transition', /^transition(-|$)/],
  ['translate-$1', /^-?translate-([xy])-/],
  ['translate', /^-?translate-/, 'translate-x translate-y'],
]

type ClassEffect = { key: string; decides: readonly string[] } | null
const cache = new Map<string, ClassEffect>()

const parseClass = (name: string): ClassEffect => {
  const [, variants = '', base = '', important = ''] =
    /^((?:(?:\[[^\]]*\]|\([^)]*\)|[^:[(])*:)*)(.*?)(!?)$/.exec(name) ?? []
  for (const [sets, pattern, decides] of RULES) {
    const match = pattern.exec(base)
    if (!match) continue
    const key = (group: string) => `${variants} ${important} ${group}`
    const all = decides?.split(' ').map(key) ?? []
    return { key: key(sets.replace('$1', match[1] ?? '')), decides: all }
  }
  return null
}

export const mergeClasses = (names: string): string => {
  const decided = new Set<string>()
  const result: string[] = []
  for (const name of names.split(/\s+/).reverse()) {
    let rule = cache.get(name)
    if (rule === undefined) {
      rule = parseClass(name)
      cache.set(name, rule)
    }
    if (rule && decided.has(rule.key)) continue
    if (rule) for (const key of [rule.key, ...rule.decides]) decided.add(key)
    result.push(name)
  }
  return result.reverse().join(' ')
}
