import { ExternalLink, MessageCircle } from 'lucide-react'
import { buttonClasses } from './button-classes.ts'
import { CopyButton } from './copy-button.tsx'

type LinkToSendProps = {
  link: string
  /** The phone with its country code, digits only, and what to say. */
  whatsapp: { number: string; text: string }
}

/** An address meant for a customer, and the ways to send it. */
export const LinkToSend = ({ link, whatsapp }: LinkToSendProps) => (
  <>
    <div className="flex items-center gap-2 rounded-control border bg-sunken py-1 pr-1 pl-3">
      <span className="min-w-0 flex-1 truncate font-mono text-sm" title={link}>
        {link}
      </span>
      <CopyButton text={link} label="Copiar o link" iconOnly />
    </div>
    <div className="mt-3 grid gap-2 sm:flex sm:flex-wrap">
      <a
        href={`https://wa.me/${whatsapp.number}?text=${encodeURIComponent(whatsapp.text)}`}
        target="_blank"
        rel="noopener noreferrer"
        className={buttonClasses({ variant: 'primary' })}
      >
        <MessageCircle aria-hidden />
        Enviar por WhatsApp
      </a>
      <CopyButton text={link} label="Copiar link" />
      <a
        href={link}
        target="_blank"
        rel="noopener noreferrer"
        className={buttonClasses({ variant: 'quiet' })}
      >
        <ExternalLink aria-hidden />
        Ver como o cliente
      </a>
    </div>
  </>
)
