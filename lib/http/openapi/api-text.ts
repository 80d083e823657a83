import { SIGNATURE_EXAMPLE as signed } from '#lib/contracts/events/signature-example.ts'

export const API_TEXT = `Originação de crédito FGTS (antecipação do saque-aniversário) e CLT (consignado privado).

- **Valores** em reais: número JSON com até 2 casas decimais (um texto decimal também é aceito); onde a resposta traz um texto decimal, o campo o diz. **Taxas** são frações: 1,8 % é \`0.018\`.
- **Dias** \`AAAA-MM-DD\` de America/Sao_Paulo; **instantes** RFC 3339 em UTC, com milissegundos e \`Z\`. **CPF** com ou sem máscara na entrada, 11 dígitos na resposta.
- **Campos desconhecidos** são ignorados, e respostas podem ganhar campos: ignore os que não conhece.
- **Erros** são \`application/problem+json\` (RFC 9457), menos no endpoint de token (RFC 6749): no programa, leia \`code\`; à pessoa, mostre \`detail\` e \`nextAction\`. Todos os códigos estão em \`GET /reasons\`, todos os estados em \`GET /statuses\`, ambos sem token.
- **Endereço que não existe**: 404 \`address_not_found\`. **Método não permitido**: 405 com \`Allow\`. **Credencial**: 401 com \`WWW-Authenticate\`.
- **Limite**: \`RateLimit\` e \`RateLimit-Policy\` em toda resposta; além dele, 429 com \`Retry-After\`.
- **Repetir sem medo**: \`Idempotency-Key\` em POST, PATCH e DELETE.
- **Listas**: \`page\` e \`limit\`, ou \`cursor\` com o \`nextCursor\` da resposta; do mais novo para o mais antigo. \`total\` é exato até 10 000; acima disso é um mínimo, e \`totalIsExact\` é false.`

const EVENTS_TEXT = `O que enviamos ao seu receptor: \`POST\` com JSON, pelo menos uma vez, assinado conforme [Standard Webhooks](https://www.standardwebhooks.com) 1.0; o corpo é idêntico, byte a byte, em toda tentativa.

**Como verificar** (ou use uma biblioteca Standard Webhooks):

1. Junte \`webhook-id\`, \`webhook-timestamp\` e o corpo como chegou, sem reescrever o JSON, com pontos: \`id.timestamp.corpo\`.
2. A chave são os bytes do segredo: tire \`whsec_\` e decodifique o resto de base64.
3. Calcule o HMAC-SHA256, em base64, e compare em tempo constante com o que segue \`v1,\` em \`webhook-signature\`; pode haver várias assinaturas separadas por espaço, basta que uma confira.
4. Recuse o que estiver a mais de 5 minutos do seu relógio, e responda 2xx a um \`webhook-id\` repetido sem processá-lo de novo.

**Exemplo para testar:**

| | |
|---|---|
| segredo | \`${signed.secret}\` |
| webhook-id | \`${signed.id}\` |
| webhook-timestamp | \`${signed.timestamp}\` |
| corpo | \`${signed.body}\` |
| webhook-signature | \`${signed.signature}\` |

**Cadastro**: \`webhook.test\` e \`webhook.registered\` já são assinados. Para que o receptor os verifique, envie no cadastro um \`secret\` seu, \`whsec_\` seguido de 24 a 64 bytes aleatórios em base64, e dê-o antes ao receptor.`

export const TAGS = [
  { name: 'Acesso', description: 'Token e chaves públicas.' },
  {
    name: 'Webhooks',
    description: 'Cadastro de receptores, entregas e a mesma corrente de eventos por GET.',
  },
  { name: 'Eventos', description: EVENTS_TEXT },
  { name: 'FGTS', description: 'Saldo, simulação e proposta da antecipação do saque-aniversário.' },
  { name: 'CLT', description: 'Consentimento, margem, simulação e operação do consignado privado.' },
  { name: 'Painel', description: 'Os dois produtos juntos.' },
  { name: 'Instituições', description: 'O que as instituições nos enviam.' },
  { name: 'Referência', description: 'Bancos, códigos, estados e o próprio serviço.' },
]
