import dynamic from 'next/dynamic'
import type { SignalledInstitution } from '#lib/client/institution-signals.ts'

const SignalNote = dynamic(() => import('./signal-note.tsx').then((module) => module.SignalNote))

type SignalNotesProps = { institutions: readonly (SignalledInstitution & { name: string })[] }

export const SignalNotes = ({ institutions }: SignalNotesProps) => (
  <>
    {institutions.map(({ code, name, signal }) =>
      signal ? <SignalNote key={code} {...{ name, signal }} /> : null,
    )}
  </>
)
