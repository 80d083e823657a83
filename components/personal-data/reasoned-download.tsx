import type { ComponentProps } from 'react'

type ReasonedDownloadProps = Omit<ComponentProps<'a'>, 'onClick' | 'download'> & {
  href: string
  /** Asks why, where that was not said yet. */
  mayOpen: () => Promise<boolean>
}

/** A link to a file with a customer's data: it is fetched once it was said why. */
export const ReasonedDownload = ({ mayOpen, href, children, ...props }: ReasonedDownloadProps) => (
  <a
    {...props}
    href={href}
    download
    onClick={(event) => {
      event.preventDefault()
      void mayOpen().then((may) => may && window.location.assign(href))
    }}
  >
    {children}
  </a>
)
