import { TextField } from '#components/fields/text-field.tsx'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { CustomerShell } from '#components/shell/customer-shell.tsx'
import { Button } from '#components/ui/button.tsx'
import { Card } from '#components/ui/card.tsx'
import { type EvidenceAnswer, EvidenceVerdict } from './evidence-answer.tsx'
import { EvidenceFile } from './evidence-file.tsx'

const TEXTS = texts({
  checking: ['Conferência de comprovantes', 'Receipt checking'],
  nothingPersonal: [
    'A resposta diz apenas se o documento foi registrado aqui. Nenhum dado pessoal é mostrado.',
    'The answer only tells whether the document was registered here. No personal data is shown.',
  ],
  title: ['Conferir comprovante de consentimento', 'Check a consent receipt'],
  byFile: ['Pelo arquivo', 'By the file'],
  fileStays: [
    'O PDF ou o JSON. Ele não sai do seu aparelho: o navegador calcula o código dele e só o código é consultado.',
    'The PDF or the JSON. It does not leave your device: the browser calculates its code and only the code is queried.',
  ],
  noScript: [
    'Sem JavaScript o arquivo não pode ser lido aqui: calcule o SHA-256 dele e cole abaixo.',
    'Without JavaScript the file cannot be read here: calculate its SHA-256 and paste it below.',
  ],
  byCode: ['Pelo código', 'By the code'],
  codeShape: [
    'O SHA-256 do arquivo: 64 caracteres, de 0 a 9 e de A a F.',
    'The SHA-256 of the file: 64 characters, 0 to 9 and A to F.',
  ],
  code: ['Código SHA-256', 'SHA-256 code'],
  malformed: ['Confira o código: são 64 caracteres.', 'Check the code: it has 64 characters.'],
  check: ['Conferir', 'Check'],
})

export const EvidenceScreen = ({ answer }: { answer: EvidenceAnswer }) => {
  const t = useTexts(TEXTS)
  return (
    <CustomerShell lender={t.checking} legal={<p>{t.nothingPersonal}</p>}>
      <h1 className="text-balance font-semibold text-2xl leading-8 tracking-tight">{t.title}</h1>
      <div className="mt-4 space-y-5">
        <div aria-live="polite">
          <EvidenceVerdict answer={answer} />
        </div>
        <Card title={t.byFile} description={t.fileStays}>
          <EvidenceFile />
          <noscript>
            <p className="mt-3 text-ink-muted text-sm">{t.noScript}</p>
          </noscript>
        </Card>
        <Card title={t.byCode} description={t.codeShape}>
          <form action="/evidence" method="get" className="space-y-4">
            <TextField
              label={t.code}
              name="sha256"
              required
              spellCheck={false}
              autoCapitalize="none"
              maxLength={200}
              defaultValue={answer.kind === 'malformed' ? answer.text : ''}
              error={answer.kind === 'malformed' ? t.malformed : undefined}
            />
            <Button type="submit" full>
              {t.check}
            </Button>
          </form>
        </Card>
      </div>
    </CustomerShell>
  )
}
