'use client'
import dynamic from 'next/dynamic'
import type { Draft } from './use-draft.ts'

const RecoveredDraft = dynamic(
  () => import('./recovered-draft.tsx').then((module) => module.RecoveredDraft),
  {
    ssr: false,
  },
)

/** An overlay, so that it causes no layout shift. */
export const DraftNotice = ({ draft }: { draft: Draft }) => (
  <div
    role="status"
    className="pointer-events-none fixed inset-x-4 bottom-20 z-30 flex justify-center lg:bottom-5"
  >
    {draft.isRecovered ? <RecoveredDraft draft={draft} /> : null}
  </div>
)
