import { curveStyle } from './curve-style.ts'

export const CurveSample = ({ index }: { index: number }) => {
  const { tone, dash } = curveStyle(index)
  return (
    <svg aria-hidden width="26" height="8" className={`shrink-0 ${tone}`}>
      <line x1="0" x2="26" y1="4" y2="4" stroke="currentColor" strokeWidth="2.5" strokeDasharray={dash} />
    </svg>
  )
}
