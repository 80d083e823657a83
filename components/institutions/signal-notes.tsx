import dynamic from 'next/dynamic'
import type { SignalledInstitution } from '#lib/client/institution-signals.ts'

// Rarely needed, so that pages load it only with a signal.
const SignalNote = dynamic(() => import('./signal-note.tsx').then((module) => module.SignalNote))

type SignalNotesProps = { institutions: readonly (SignalledInstitution & { name: string })[] }

/** Renders a note for each institution that has a signal. */
export const SignalNotes = ({ institutions }: SignalNotesProps) => (
  <>
    {institutions.map(({ code, name, signal }) =>
      signal ? <SignalNote key={code} {...{ name, signal }} /> : null,
    )}
  </>
)
