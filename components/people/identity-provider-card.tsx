'use client'
import { lazy, useState } from 'react'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { Button } from '#components/ui/button.tsx'
import { Card } from '#components/ui/card.tsx'
import { Dialog } from '#components/ui/dialog.tsx'
import { usePreloaded } from '#components/ui/use-preloaded.ts'
import type { SignInSettingActions, SignInSettings } from '#lib/client/sign-in-settings.ts'
import { ProviderFacts } from './provider-facts.tsx'

const load = () =>
  import('./identity-provider-form.tsx').then((module) => ({ default: module.IdentityProviderForm }))
const IdentityProviderForm = lazy(load)

const TEXTS = texts({
  title: ['Entrada pela organização', 'Sign-in through the organization'],
  how: [
    'As pessoas entram pelo login que a empresa já usa (OpenID Connect). Um gestor propõe, outro aprova.',
    'People sign in with the login that the company uses already (OpenID Connect). One manager proposes, another approves.',
  ],
  none: [
    'Ainda não configurada: as pessoas entram com e-mail e senha.',
    'Not set up yet: people sign in with e-mail and password.',
  ],
  setUp: ['Configurar', 'Set up'],
  change: ['Propor mudança', 'Propose a change'],
})

type IdentityProviderCardProps = { settings: SignInSettings; propose: SignInSettingActions['propose'] }

export const IdentityProviderCard = ({ settings, propose }: IdentityProviderCardProps) => {
  const t = useTexts(TEXTS)
  const [open, setOpen] = useState(false)
  usePreloaded(load, open)
  const { provider, proposal } = settings
  const label = provider ? t.change : t.setUp
  return (
    <Card title={t.title} description={t.how}>
      {provider ? (
        <ProviderFacts provider={provider} settings={settings} />
      ) : (
        <p className="text-sm">{t.none}</p>
      )}
      {proposal ? null : (
        <div className="mt-4">
          <Button onClick={() => setOpen(true)}>{label}</Button>
        </div>
      )}
      <Dialog open={open} onOpenChange={setOpen} title={t.title}>
        <IdentityProviderForm settings={settings} propose={propose} onProposed={() => setOpen(false)} />
      </Dialog>
    </Card>
  )
}
