const COLUMNS = 110
/** Matches text that always starts a new line of a comment. */
const OWN_LINE = /^(@\w|[-*] |\d+\. |```|\| )/
const BLOCK = /^([ \t]*)\/\*\*?(?:(?!\*\/)[\s\S])*\*\/$/gm
const LINES = /^([ \t]*)\/\/ .*(?:\n\1\/\/ .*)*$/gm

/** @param {string} source */
export const wrapComments = (source) => source.replace(BLOCK, wrapBlock).replace(LINES, wrapLines)

/** @param {string} comment @param {string} indent */
const wrapBlock = (comment, indent) => {
  if (!isLong(comment)) return comment
  const opening = comment.trimStart().startsWith('/**') ? '/**' : '/*'
  const text = comment
    .trim()
    .slice(opening.length, -2)
    .split('\n')
    .map((line) => line.replace(/^\s*\* ?/, '').trimEnd())
  const lines = reflow(text, COLUMNS - indent.length - 3)
  return [opening, ...lines.map((line) => ` * ${line}`.trimEnd()), ' */']
    .map((line) => indent + line)
    .join('\n')
}

/** @param {string} comment @param {string} indent */
const wrapLines = (comment, indent) => {
  if (!isLong(comment)) return comment
  const text = comment.split('\n').map((line) => line.trim().slice(3))
  return reflow(text, COLUMNS - indent.length - 3)
    .map((line) => `${indent}// ${line}`)
    .join('\n')
}

/** Returns whether to wrap the comment; Biome directives stay on one line. @param {string} comment */
const isLong = (comment) =>
  !comment.includes('biome-ignore') && comment.split('\n').some((line) => [...line].length > COLUMNS)

/** @param {readonly string[]} lines @param {number} width @returns {string[]} */
const reflow = (lines, width) => {
  /** @type {string[]} */
  const paragraphs = []
  let isCode = false
  for (const line of lines) {
    const isFence = line.trim().startsWith('```')
    const previous = paragraphs.at(-1)
    const joins =
      !isCode && previous && line.trim() !== '' && !OWN_LINE.test(line.trim()) && !previous.startsWith('```')
    if (joins) paragraphs[paragraphs.length - 1] = `${previous} ${line.trim()}`
    else paragraphs.push(isCode ? line : line.trim())
    if (isFence) isCode = !isCode
  }
  while (paragraphs[0] === '') paragraphs.shift()
  while (paragraphs.at(-1) === '') paragraphs.pop()
  return paragraphs.flatMap((paragraph) => wrap(paragraph, width))
}

/** @param {string} paragraph @param {number} width */
const wrap = (paragraph, width) => {
  const hanging = paragraph.startsWith('@') ? '  ' : ''
  /** @type {string[]} */
  const lines = []
  for (const word of paragraph.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && [...`${last} ${word}`].length <= width)
      lines[lines.length - 1] = `${last} ${word}`
    else lines.push(last === undefined ? word : hanging + word)
  }
  return lines
}
