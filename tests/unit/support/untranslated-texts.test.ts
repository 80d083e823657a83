// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the strings are sources
import { describe, expect, test } from 'vitest'
import { untranslatedTexts } from '#tests/support/checks/untranslated-texts.ts'

const textsIn = (source: string) => untranslatedTexts('sample.tsx', source).map(({ text }) => text)

describe('a text in one language', () => {
  test.each([
    ['between tags', 'const A = () => <p>Olá {name}</p>', 'Olá'],
    ['between tags, a single small word', 'const A = () => <p>{n} meses</p>', 'meses'],
    ['between tags, in English only', 'const A = () => <p>Two words</p>', 'Two words'],
    ['in a label', 'const A = () => <Field label="juros" />', 'juros'],
    ['in an aria-label', 'const A = () => <nav aria-label={`Etapa ${n}`} />', 'Etapa …'],
    [
      'in either branch of a placeholder',
      "const A = () => <input placeholder={x ? t.a : 'chave'} />",
      'chave',
    ],
    ['in a prop of any name', 'const A = () => <Row what="Valor da parcela" />', 'Valor da parcela'],
    ['in a template', 'const a = `${n} parcelas`', '… parcelas'],
    ['in a literal with an accent', "const a = 'líquido'", 'líquido'],
    ['in a literal with a capital', "const a = 'Proposta'", 'Proposta'],
    ['in a sentence', "const a = 'see below.'", 'see below.'],
    ['in a property people read', "const a = { title: 'ok now' }", 'ok now'],
    ['in metadata', "export const metadata = { title: 'Entrar' }", 'Entrar'],
    ['in a choice of words', "const a = n === 1 ? 'proposta' : 'x'", 'proposta'],
    ['as an argument', "announce('Copiado')", 'Copiado'],
    ['in an array of two that nobody declared', "const LABELS = ['Nome', 'CPF']", 'Nome'],
    ['beside its declaration', "const T = texts({ a: ['Sim', 'Yes'] }); const b = 'Agora'", 'Agora'],
    [
      'on the page that replaces all',
      'const A = () => <html lang="pt-BR"><p>Fora do ar</p></html>',
      'Fora do ar',
    ],
    ['as English that is Portuguese', "texts({ a: ['Sem saldo', 'Sem saldo'] })", 'English: Sem saldo'],
    ['as English that is empty', "texts({ a: ['Sem saldo', ''] })", 'English:'],
    ['as English of a value', 'texts({ a: (n: number) => [`${n} anos`, `${n} anos`] })', 'English: … anos'],
  ])('is found: %s', (_where, source, text) => {
    expect(textsIn(source)).toEqual([text])
  })

  test('is found with its line, whatever letters are before it', () => {
    const source = "'use client'\n// Ações à mão: é só ver.\nconst a = 1\n\nconst b = 'Você'\n"
    expect(untranslatedTexts('sample.ts', source)).toEqual([{ line: 5, text: 'Você' }])
  })
})

describe('a text in both languages or for nobody', () => {
  test.each([
    ['declared texts', "texts({ a: ['Olá', 'Hello'], b: (n: number) => [`${n} dias`, `${n} days`] })"],
    [
      'a choice within declared texts',
      "texts({ a: (n) => (n === 1 ? ['1 dia', '1 day'] : ['dias', 'days']) })",
    ],
    ['a pair by its type', "const A: Bilingual = ['Hoje', 'Today']"],
    [
      'pairs by a type of the file',
      "type Look = { label: Bilingual }\nconst A: Look = { label: ['Hoje', 'Today'] }",
    ],
    ['a pair a function answers', "const a = (): Bilingual => ['Hoje', 'Today']"],
    ['a pair said at once', "localized(['Hoje', 'Today'], language)"],
    ['pairs in an array of two', "const A: Bilingual[] = [x ? ['Hoje', 'Today'] : null, ['Sim', 'Yes']]"],
    ['an object of languages', "const A = { 'pt-BR': ['fev'], en: ['Feb'] }"],
    ['a choice by language', "const a = language === 'en' ? 'at' : 'às'"],
    ['class names', 'const A = () => <p className="Grid a" titleClassName="B c" />; cn("Flex a.")'],
    ['imports', "import { a } from './Nome Novo.ts'\nexport { b } from './Nome.ts'"],
    ['types', "type A = 'Sim' | 'Não'"],
    ['keys, headers and zones', "const a = ['Enter', 'ArrowDown', 'Content-Type', 'America/Sao_Paulo']"],
    [
      'codes and names',
      "const a = ['fgts', 'invalid_cpf', 'documentNumber', 'WAITING_CONSENT', 'page-title']",
    ],
    ['addresses', "const a = [`/fgts?q=${id}`, 'https://wa.me/1?text=2', '#etapa', '.pdf,.json']"],
    ['comparisons', "if (kind === 'Hoje') go()"],
    ['errors for us', "throw new Error('No parcelas here.')"],
    ['ids', 'const A = () => <h2 id="resultados" />'],
    ['abbreviations', 'const A = () => <p title="CPF">CPF, PIX · CET</p>'],
    ['signs and numbers', 'const A = () => <p>1 × 2 — R$ 3,00 %</p>'],
    ['documents marked as Portuguese', 'const A = () => <div lang="pt-BR"><p>Autorizo a consulta.</p></div>'],
  ])('is ignored: %s', (_what, source) => {
    expect(textsIn(source)).toEqual([])
  })
})
