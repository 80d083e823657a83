import { TextField } from '../fields/text-field.tsx'
import { CustomerShell } from '../shell/customer-shell.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { type EvidenceAnswer, EvidenceVerdict } from './evidence-answer.tsx'
import { EvidenceFile } from './evidence-file.tsx'

/** The public page where a consent document is checked: by the file itself, or by its code. */
export const EvidenceScreen = ({ answer }: { answer: EvidenceAnswer }) => (
  <CustomerShell
    lender="Conferência de comprovantes"
    legal={<p>A resposta diz apenas se o documento foi registrado aqui. Nenhum dado pessoal é mostrado.</p>}
  >
    <h1 className="text-balance font-semibold text-2xl leading-8 tracking-tight">
      Conferir comprovante de consentimento
    </h1>
    <div className="mt-4 space-y-5">
      <div aria-live="polite">
        <EvidenceVerdict answer={answer} />
      </div>
      <Card
        title="Pelo arquivo"
        description="O PDF ou o JSON. Ele não sai do seu aparelho: o navegador calcula o código dele e só o código é consultado."
      >
        <EvidenceFile />
        <noscript>
          <p className="mt-3 text-ink-muted text-sm">
            Sem JavaScript o arquivo não pode ser lido aqui: calcule o SHA-256 dele e cole abaixo.
          </p>
        </noscript>
      </Card>
      <Card title="Pelo código" description="O SHA-256 do arquivo: 64 caracteres, de 0 a 9 e de A a F.">
        <form action="/evidence" method="get" className="space-y-4">
          <TextField
            label="Código SHA-256"
            name="sha256"
            required
            spellCheck={false}
            autoCapitalize="none"
            maxLength={200}
            defaultValue={answer.kind === 'malformed' ? answer.written : ''}
            error={answer.kind === 'malformed' ? 'Confira o código: são 64 caracteres.' : undefined}
          />
          <Button type="submit" full>
            Conferir
          </Button>
        </form>
      </Card>
    </div>
  </CustomerShell>
)
