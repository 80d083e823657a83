type CodeBlockProps = {
  label: string
  children: string
}

export const CodeBlock = ({ label, children }: CodeBlockProps) => (
  <section
    aria-label={label}
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users need focus to scroll it
    tabIndex={0}
    className="max-h-96 overflow-y-auto rounded-control border bg-sunken p-3"
  >
    <pre className="whitespace-pre-wrap break-all font-mono text-xs leading-5">{children}</pre>
  </section>
)
