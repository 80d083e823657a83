type CodeBlockProps = {
  /** What it contains, for screen readers. */
  label: string
  children: string
}

/** Text of machines as it is; long lines wrap, and what is long scrolls inside its own region. */
export const CodeBlock = ({ label, children }: CodeBlockProps) => (
  <section
    aria-label={label}
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by keyboard
    tabIndex={0}
    className="max-h-96 overflow-y-auto rounded-control border bg-sunken p-3"
  >
    <pre className="whitespace-pre-wrap break-all font-mono text-xs leading-5">{children}</pre>
  </section>
)
