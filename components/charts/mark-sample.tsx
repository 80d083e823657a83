import { markStyle } from './mark-style.ts'

export const MarkSample = ({ index }: { index: number }) => {
  const { tone, shape } = markStyle(index)
  return (
    <svg aria-hidden width="14" height="14" viewBox="-7 -7 14 14" className={`shrink-0 ${tone}`}>
      <path d={shape} fill="currentColor" />
    </svg>
  )
}
