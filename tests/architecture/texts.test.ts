import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { untranslatedTexts } from '#tests/support/checks/untranslated-texts.ts'

const ON_PURPOSE: readonly { path: string; text: RegExp; why: string }[] = [
  {
    path: 'components/shell/language-choices.tsx',
    text: /^(Português|English)$/,
    why: 'each language is offered under its own name',
  },
  {
    path: 'components/clt/consult-messages.ts',
    text: /^(Olá, …!|Leia o termo|Não pedimos|Oi, …!|O link vale|Se não quiser mais)/,
    why: 'the message is the customer’s to read',
  },
  {
    path: 'components/links/signature-messages.ts',
    text: /^(Olá, …!|Você recebe|Oi, …!|O link vale|Não pedimos|de antecipação|de crédito)/,
    why: 'the message is the customer’s to read',
  },
  {
    path: 'components/pending-items/fix-link-messages.ts',
    text: /^(Olá, …!|Resolva em|Oi, …!|O link vale|Não pedimos|uma nova chave|uma chave PIX ou outra|uma nova foto)/,
    why: 'the message is the customer’s to read',
  },
  {
    path: 'components/fgts/opened-fgts-guide-dialog.tsx',
    text: /^Ninguém precisa da sua senha/,
    why: 'the message is the customer’s to read',
  },
  {
    path: 'components/fgts/fgts-app-steps.ts',
    text: /^(Mais|Sistemática|Saque-|Optar|Autorização|Empréstimo|Adicionar)/,
    why: 'the words on the menus of Caixa’s app, which is Portuguese',
  },
  {
    path: 'components/fgts/fgts-guides.ts',
    text: /./,
    why: 'the words on the buttons of Caixa’s app, which is Portuguese, and English steps that quote them',
  },
  {
    path: 'components/contract-form/borrower-form.ts',
    text: /^Brasileira$/,
    why: 'it is written into the contract, which is Portuguese',
  },
  {
    path: 'components/reference/sample-tabs.tsx',
    text: /^Python$/,
    why: 'the name of a language',
  },
]

const sourceFiles = ['app', 'components', 'lib/client']
  .flatMap((root) => readdirSync(root, { recursive: true, withFileTypes: true }))
  .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name))
  // Excludes API responses, which the contracts define.
  .filter((path) => !path.startsWith('app/api/'))

const matches = sourceFiles.flatMap((path) =>
  untranslatedTexts(path, readFileSync(path, 'utf8')).map((one) => ({ path, ...one })),
)

test('has every text for people in Portuguese and in English', () => {
  expect(sourceFiles.length).toBeGreaterThan(250)
  const untranslated = matches.filter(
    ({ path, text }) => !ON_PURPOSE.some((one) => one.path === path && one.text.test(text)),
  )
  expect(untranslated.map(({ path, line, text }) => `${path}:${line} ${text}`)).toEqual([])
})

test('still contains every text that is deliberately in one language', () => {
  const obsolete = ON_PURPOSE.filter(
    (one) => !matches.some(({ path, text }) => path === one.path && one.text.test(text)),
  )
  expect(obsolete.map(({ path, why }) => `${path}: ${why}`)).toEqual([])
})
