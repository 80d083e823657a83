'use client'
import dynamic from 'next/dynamic'
import type { Draft } from './use-draft.ts'

const RecoveredDraft = dynamic(
  () => import('./recovered-draft.tsx').then((module) => module.RecoveredDraft),
  {
    ssr: false,
  },
)

type DraftNoticeProps = { draft: Draft; className?: string }

/** The notice is an overlay by default, so that it causes no layout shift. */
export const DraftNotice = ({ draft, className = OVERLAY }: DraftNoticeProps) => (
  <div role="status" className={className}>
    {draft.isRecovered ? <RecoveredDraft draft={draft} /> : null}
  </div>
)

const OVERLAY = 'pointer-events-none fixed inset-x-4 bottom-20 z-30 flex justify-center lg:bottom-5'
