import './globals.css'
import { GeistSans } from 'geist/font/sans'
import type { Metadata, Viewport } from 'next'
import { cookies, headers } from 'next/headers'
import type { ReactNode } from 'react'
import { ThemeScript } from '#components/shell/theme-script'
import { Announcer } from '#components/ui/announcer'
import { readTheme, THEME_COOKIE } from '../components/shell/theme.ts'

export const metadata: Metadata = {
  title: { default: 'Originação de crédito', template: '%s · Originação de crédito' },
  description: 'Originação de crédito: consulta, simulação, proposta e assinatura.',
  robots: { index: false, follow: false },
  formatDetection: { telephone: false, email: false, address: false, date: false },
}

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  viewportFit: 'cover',
  colorScheme: 'light dark',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#f6f5f1' },
    { media: '(prefers-color-scheme: dark)', color: '#0f1413' },
  ],
}

export default async function RootLayout({ children }: { children: ReactNode }) {
  const theme = readTheme((await cookies()).get(THEME_COOKIE)?.value)
  const nonce = (await headers()).get('x-nonce') ?? undefined
  return (
    <html
      lang="pt-BR"
      data-theme={theme === 'system' ? undefined : theme}
      className={GeistSans.variable}
      suppressHydrationWarning
    >
      <body className="min-h-dvh">
        <ThemeScript nonce={nonce} />
        {children}
        <Announcer />
      </body>
    </html>
  )
}
