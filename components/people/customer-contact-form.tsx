'use client'
import { useState } from 'react'
import { TextField } from '#components/fields/text-field.tsx'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { ContactLines } from '#components/shell/contact-lines.tsx'
import { announce } from '#components/ui/announce.ts'
import { Card } from '#components/ui/card.tsx'
import { SavedForm } from '#components/ui/saved-form.tsx'
import type { ClientAction } from '#lib/client/answer.ts'
import { useActionForm } from '#lib/client/use-action-form.ts'
import { contactOf, type StoredContact } from '#lib/domain/access/organization-contact.ts'
import { formatPhone, parsePhone } from '#lib/domain/documents/phone.ts'

const TEXTS = texts({
  form: ['Quem atende', 'Who answers'],
  name: ['Pessoa ou setor', 'Person or department'],
  nameHint: (organization: string) => [`Em branco: ${organization}.`, `Left empty: ${organization}.`],
  phone: ['Telefone ou WhatsApp, com DDD', 'Phone or WhatsApp, with area code'],
  email: ['E-mail', 'E-mail'],
  empty: ['Em branco: não aparece.', 'Left empty: not shown.'],
  save: ['Salvar contato', 'Save the contact'],
  saved: ['Contato salvo.', 'Contact saved.'],
  preview: ['Como o cliente vê', 'As the customer sees it'],
})

type CustomerContactFormProps = {
  organizationName: string
  contact: StoredContact
  change: ClientAction<StoredContact, StoredContact>
}

export const CustomerContactForm = ({ organizationName, contact, change }: CustomerContactFormProps) => {
  const t = useTexts(TEXTS)
  const [current, setCurrent] = useState(contact)
  const [saved, setSaved] = useState(false)
  const { form, submit, problem, error, pending } = useActionForm({
    schema: async () =>
      (await import('#lib/contracts/people/customer-contact.ts')).changeOrganizationContactCommand.body,
    values: formValuesOf(contact),
    action: change,
    toInput: (values: StoredContact) => values,
    refusedField: (code) => FIELDS[code],
    onDone: (contact) => {
      form.reset(formValuesOf(contact))
      setCurrent(contact)
      setSaved(true)
      announce(t.saved)
    },
  })
  return (
    <div className="grid gap-5 lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start">
      <Card title={t.form}>
        <SavedForm
          {...{ submit, pending, problem }}
          onChange={() => setSaved(false)}
          saved={saved ? t.saved : null}
          label={t.save}
          className="max-w-md"
        >
          <TextField
            label={t.name}
            hint={t.nameHint(organizationName)}
            error={error('name')}
            {...form.register('name')}
          />
          <TextField
            label={t.phone}
            hint={t.empty}
            inputMode="tel"
            error={error('phone')}
            {...form.register('phone')}
          />
          <TextField
            label={t.email}
            hint={t.empty}
            inputMode="email"
            error={error('email')}
            {...form.register('email')}
          />
        </SavedForm>
      </Card>
      <ContactPreview organizationName={organizationName} contact={current} />
    </div>
  )
}

const formValuesOf = (contact: StoredContact): StoredContact => {
  const phone = parsePhone(contact.phone)
  return phone ? { ...contact, phone: formatPhone(phone) } : contact
}

const FIELDS: Readonly<Record<string, keyof StoredContact>> = {
  invalid_phone: 'phone',
  invalid_email: 'email',
}

type ContactPreviewProps = { organizationName: string; contact: StoredContact }

const ContactPreview = ({ organizationName, contact }: ContactPreviewProps) => {
  const lines = contactOf({
    name: organizationName,
    contactName: contact.name || null,
    contactPhone: contact.phone || null,
    contactEmail: contact.email || null,
  })
  return (
    <Card title={useTexts(TEXTS).preview}>
      <ContactLines contact={lines} />
    </Card>
  )
}
