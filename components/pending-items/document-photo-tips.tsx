import type { ReactNode } from 'react'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'

const TEXTS = texts({
  good: ['Inteiro, reto e nítido', 'Whole, straight and sharp'],
  cut: ['Cortado', 'Cut off'],
  glare: ['Com reflexo', 'With glare'],
})

export const DocumentPhotoTips = () => {
  const t = useTexts(TEXTS)
  return (
    <ul className="mt-1.5 grid grid-cols-3 gap-2 text-center text-ink-muted text-xs">
      <Tip text={t.good} tone="text-positive">
        <Paper />
        <path d="M52 46l5 5 9-11" fill="none" stroke="currentColor" strokeWidth="4" strokeLinecap="round" />
      </Tip>
      <Tip text={t.cut} tone="text-danger">
        <g transform="translate(26 12) rotate(9 40 28)">
          <Paper />
        </g>
        <path d="M52 42l12 12m0-12L52 54" stroke="currentColor" strokeWidth="4" strokeLinecap="round" />
      </Tip>
      <Tip text={t.glare} tone="text-danger">
        <Paper />
        <ellipse cx="34" cy="26" rx="20" ry="11" className="fill-raised" opacity="0.95" />
        <path d="M52 42l12 12m0-12L52 54" stroke="currentColor" strokeWidth="4" strokeLinecap="round" />
      </Tip>
    </ul>
  )
}

const Tip = ({ text, tone, children }: { text: string; tone: string; children: ReactNode }) => (
  <li className="min-w-0">
    <svg aria-hidden viewBox="0 0 80 60" className={`w-full rounded-control border bg-sunken ${tone}`}>
      {children}
    </svg>
    <span className="mt-1 block">{text}</span>
  </li>
)

const Paper = () => (
  <g>
    <rect x="10" y="10" width="60" height="40" rx="4" className="fill-raised stroke-line-strong" />
    <rect x="15" y="17" width="16" height="20" rx="2" className="fill-line-strong" />
    <path d="M36 20h28M36 27h28M36 34h20M15 43h30" className="stroke-line-strong" strokeWidth="3" />
  </g>
)
