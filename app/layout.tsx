import './globals.css'
import type { Metadata, Viewport } from 'next'
import localFont from 'next/font/local'
import { cookies, headers } from 'next/headers'
import type { ReactNode } from 'react'
import { LanguageProvider } from '#components/language/language-provider.tsx'
import { pageTexts } from '#components/language/page-texts.ts'
import { texts } from '#components/language/texts.ts'
import { EarlyInputScript } from '#components/shell/early-input/early-input-script.tsx'
import { HydratedBody } from '#components/shell/early-input/hydrated-body.tsx'
import { StreamedPartsScript } from '#components/shell/streamed-parts-script.tsx'
import { ThemeScript } from '#components/shell/theme-script.tsx'
import { Announcer } from '#components/ui/announcer.tsx'
import { LANGUAGE_COOKIE, readLanguage } from '#lib/domain/language.ts'
import { PRODUCT_NAME } from '#lib/domain/product-name.ts'
import { readTheme, THEME_COOKIE } from '#lib/domain/theme.ts'

// Loads only the Latin subset (40 % of the font's size), because every first visit waits for the font.
const geist = localFont({
  src: '../node_modules/@fontsource-variable/geist/files/geist-latin-wght-normal.woff2',
  variable: '--font-geist-sans',
  weight: '100 900',
})

const TEXTS = texts({
  name: [PRODUCT_NAME.pt, PRODUCT_NAME.en],
  description: [
    'Originação de crédito: consulta, simulação, proposta e assinatura.',
    'Credit origination: query, simulation, proposal and signature.',
  ],
})

export const generateMetadata = async (): Promise<Metadata> => {
  const t = await pageTexts(TEXTS)
  return {
    title: { default: t.name, template: `%s · ${t.name}` },
    description: t.description,
    robots: { index: false, follow: false },
    formatDetection: { telephone: false, email: false, address: false, date: false },
  }
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
  const jar = await cookies()
  const theme = readTheme(jar.get(THEME_COOKIE)?.value)
  const language = readLanguage(jar.get(LANGUAGE_COOKIE)?.value)
  const nonce = (await headers()).get('x-nonce') ?? undefined
  return (
    <html
      lang={language}
      data-theme={theme === 'system' ? undefined : theme}
      className={geist.variable}
      suppressHydrationWarning
    >
      <HydratedBody className="min-h-dvh">
        <ThemeScript nonce={nonce} />
        <StreamedPartsScript nonce={nonce} />
        <EarlyInputScript nonce={nonce} />
        <LanguageProvider language={language}>{children}</LanguageProvider>
        <Announcer />
      </HydratedBody>
    </html>
  )
}
