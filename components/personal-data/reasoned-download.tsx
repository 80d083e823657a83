import type { ComponentProps } from 'react'

type ReasonedDownloadProps = Omit<ComponentProps<'a'>, 'onClick' | 'download'> & {
  href: string
  mayOpen: () => Promise<boolean>
}

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
