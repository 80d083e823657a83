import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { CopyButton } from '#components/ui/copy-button.tsx'

const TEXTS = texts({
  copy: (label: string) => [`Copiar: ${label}`, `Copy: ${label}`],
})

type CodeSampleProps = { label: string; code: string; className?: string }

/** Long lines scroll sideways instead of wrapping, because a line break can change the meaning of code. */
export const CodeSample = ({ label, code, className }: CodeSampleProps) => {
  const t = useTexts(TEXTS)
  return (
    <div className={className}>
      <div className="flex items-start rounded-control border bg-sunken">
        <section
          aria-label={label}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users need focus to scroll it
          tabIndex={0}
          className="max-h-[36rem] min-w-0 flex-1 overflow-auto rounded-control"
        >
          <pre translate="no" className="w-max min-w-full p-3 font-mono text-xs leading-5">
            {code}
          </pre>
        </section>
        <CopyButton text={code} label={t.copy(label)} iconOnly className="m-1" />
      </div>
    </div>
  )
}
