import { Mail, MessageCircle, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import type { OrganizationContact } from '#lib/domain/access/organization-contact.ts'
import { formatPhone, isMobile, parsePhone, phoneE164 } from '#lib/domain/documents/phone.ts'

const TEXTS = texts({
  talkTo: (name: string) => [`Dúvidas? Fale com ${name}.`, `Questions? Talk to ${name}.`],
  call: (phone: string) => [`Ligar: ${phone}`, `Call: ${phone}`],
  whatsapp: ['Mensagem por WhatsApp', 'Message by WhatsApp'],
  email: (address: string) => [`E-mail: ${address}`, `E-mail: ${address}`],
})

export const ContactLines = ({ contact }: { contact: OrganizationContact }) => {
  const t = useTexts(TEXTS)
  const { name, email } = contact
  const phone = contact.phone && parsePhone(contact.phone)
  return (
    <section className="text-sm leading-6">
      <p className="font-medium text-ink">{t.talkTo(name)}</p>
      {phone ? (
        <>
          <ContactLink href={`tel:${phoneE164(phone)}`} icon={<Phone />}>
            {t.call(formatPhone(phone))}
          </ContactLink>
          {isMobile(phone) ? (
            <ContactLink href={`https://wa.me/${phoneE164(phone).slice(1)}`} icon={<MessageCircle />}>
              {t.whatsapp}
            </ContactLink>
          ) : null}
        </>
      ) : null}
      {email ? (
        <ContactLink href={`mailto:${email}`} icon={<Mail />}>
          {t.email(email)}
        </ContactLink>
      ) : null}
    </section>
  )
}

type ContactLinkProps = { href: string; icon: ReactNode; children: ReactNode }

const ContactLink = ({ href, icon, children }: ContactLinkProps) => (
  <a
    href={href}
    rel="noopener noreferrer"
    className="flex min-h-11 items-center gap-2 break-all text-accent underline underline-offset-4 [&_svg]:size-4 [&_svg]:shrink-0"
  >
    <span aria-hidden>{icon}</span>
    {children}
  </a>
)
