import { Callout } from '../ui/callout.tsx'
import { type KeyValueItem, KeyValueList } from '../ui/key-value-list.tsx'
import { formatMoment } from '../ui/moment-text.ts'

/** What is known of the code that was asked for. */
export type EvidenceAnswer =
  | { kind: 'unasked' }
  | { kind: 'malformed'; written: string }
  | { kind: 'too_many' }
  | { kind: 'unknown'; sha256: string }
  | {
      kind: 'registered'
      sha256: string
      evidence: { format: 'pdf' | 'json'; institutionName: string; acceptedAt: Date; termVersion: string }
    }

/** Yes or no, and what may be said to anybody; nothing before a question. */
export const EvidenceVerdict = ({ answer }: { answer: EvidenceAnswer }) => {
  switch (answer.kind) {
    case 'registered':
      return (
        <Callout tone="positive" title={<span className="text-base">Sim, este comprovante é autêntico</span>}>
          <p>O código é o de um consentimento registrado aqui, sem nenhuma alteração.</p>
          <KeyValueList className="mt-3" items={factsOf(answer)} />
        </Callout>
      )
    case 'unknown':
      return (
        <Callout
          tone="danger"
          title={<span className="text-base">Não, este código não está registrado</span>}
        >
          <p>
            O arquivo foi alterado, não é um comprovante nosso ou o código foi copiado pela metade. Um arquivo
            aberto e salvo de novo por outro programa também muda: confira o original.
          </p>
          <Digits sha256={answer.sha256} />
        </Callout>
      )
    case 'malformed':
      return (
        <Callout tone="warning" title={<span className="text-base">Isto não é um código SHA-256</span>}>
          O código tem 64 caracteres, de 0 a 9 e de A a F.
        </Callout>
      )
    case 'too_many':
      return (
        <Callout tone="warning" title={<span className="text-base">Muitas conferências em pouco tempo</span>}>
          Aguarde um minuto e tente de novo.
        </Callout>
      )
    case 'unasked':
      return null
  }
}

const factsOf = ({ sha256, evidence }: Extract<EvidenceAnswer, { kind: 'registered' }>): KeyValueItem[] => [
  { label: 'Documento', value: `Consentimento para consulta CLT (${evidence.format.toUpperCase()})` },
  { label: 'Instituição', value: evidence.institutionName },
  { label: 'Aceito em', value: `${formatMoment(evidence.acceptedAt)} (Brasília)` },
  { label: 'Versão do termo', value: evidence.termVersion },
  { label: 'Código', value: <Digits sha256={sha256} /> },
]

const Digits = ({ sha256 }: { sha256: string }) => (
  <span className="mt-1 block break-all font-mono text-xs">{sha256}</span>
)
