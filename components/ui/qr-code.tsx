import { useMemo } from 'react'
import { encode } from 'uqr'

type QrCodeProps = {
  text: string
  label: string
  className?: string
}

/** Quiet zone in modules (ISO/IEC 18004). */
const QUIET_ZONE = 4

/** The code is black on white in the dark theme, too, because many readers reject inverted codes. */
export const QrCode = ({ text, label, className }: QrCodeProps) => {
  const { size, path } = useMemo(() => modulesOf(text), [text])
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} className={className}>
      <rect width={size} height={size} rx={1.5} fill="#fff" />
      <path d={path} fill="#000" shapeRendering="crispEdges" />
    </svg>
  )
}

const modulesOf = (text: string): { size: number; path: string } => {
  const { size, data } = encode(text, { ecc: 'M', border: QUIET_ZONE })
  const runs = data.flatMap((row, y) =>
    [
      ...row
        .map((dark) => (dark ? '1' : '0'))
        .join('')
        .matchAll(/1+/g),
    ].map(({ 0: run, index }) => `M${index} ${y}h${run.length}v1h-${run.length}z`),
  )
  return { size, path: runs.join('') }
}
