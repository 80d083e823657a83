'use client'
import { ExternalLink, MessageCircle } from 'lucide-react'
import { texts } from '../language/texts.ts'
import { useTexts } from '../language/use-texts.ts'
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
  /**
   * What to say, and the phone with its country code, digits only: asked for by the press; null lets the
   * person choose.
   */
  whatsapp: { text: string; number: () => Promise<string | null> }
}

/** An address meant for a customer, and the ways to send it. */
export const LinkToSend = ({ link, whatsapp }: LinkToSendProps) => {
  const t = useTexts(TEXTS)
  const send = async () => {
    // Opened by the press itself: a window opened after an answer is blocked as unasked for.
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
        <Button variant="primary" icon={<MessageCircle />} onClick={() => void send()}>
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
