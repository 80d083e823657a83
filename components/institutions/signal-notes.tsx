import { useTexts } from '#components/language/use-texts.ts'
import type { SignalledInstitution } from '#lib/client/institution-signals.ts'
import { SIGNAL_TEXTS } from './signal-display.ts'

type SignalNotesProps = { institutions: readonly (SignalledInstitution & { name: string })[] }

/** Says of each institution with a signal what that means for a request. */
export const SignalNotes = ({ institutions }: SignalNotesProps) => {
  const t = useTexts(SIGNAL_TEXTS)
  return (
    <>
      {institutions.map(({ code, name, signal }) =>
        signal ? (
          <p key={code} className="mt-1.5 text-pretty text-ink-muted text-sm">
            {t[signal](name)}
          </p>
        ) : null,
      )}
    </>
  )
}
