'use client'
import { ExternalLink, MessageCircle } from 'lucide-react'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { Button } from './button.tsx'
import { buttonClasses } from './button-classes.ts'
import { CopyButton } from './copy-button.tsx'

const TEXTS = texts({
  copy: ['Copiar link', 'Copy link'],
  copyThe: ['Copiar o link', 'Copy the link'],
  whatsapp: ['Enviar por WhatsApp', 'Send by WhatsApp'],
  view: ['Ver como o cliente', 'View as the customer'],
})

type LinkToSendProps = {
  link: string
  /** `number` gives the digits with country code; if null, the person chooses a contact in WhatsApp. */
  whatsapp: { text: string; number: () => Promise<string | null> }
  isSecond?: boolean
}

export const LinkToSend = ({ link, whatsapp, isSecond = false }: LinkToSendProps) => {
  const t = useTexts(TEXTS)
  const send = async () => {
    // The window is opened synchronously, because browsers block one that is opened after a response.
    const tab = window.open('', '_blank')
    const number = await whatsapp.number()
    const address = `https://wa.me/${number ?? ''}?text=${encodeURIComponent(whatsapp.text)}`
    if (!tab) return window.location.assign(address)
    tab.opener = null
    tab.location.replace(address)
  }
  return (
    <>
      <div className="flex items-center gap-2 rounded-control border bg-sunken py-1 pr-1 pl-3">
        <span className="min-w-0 flex-1 truncate font-mono text-sm" title={link}>
          {link}
        </span>
        <CopyButton text={link} label={t.copyThe} iconOnly />
      </div>
      <div className="mt-3 grid gap-2 sm:flex sm:flex-wrap">
        <Button
          variant={isSecond ? 'secondary' : 'primary'}
          icon={<MessageCircle />}
          onClick={() => void send()}
        >
          {t.whatsapp}
        </Button>
        <CopyButton text={link} label={t.copy} />
        <a
          href={link}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonClasses({ variant: 'quiet' })}
        >
          <ExternalLink aria-hidden />
          {t.view}
        </a>
      </div>
    </>
  )
}
