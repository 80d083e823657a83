import type { SampleCredentials } from './sample-call.ts'
import type { SampleTexts } from './sample-language.ts'

type QuickStart = {
  base: string
  cpf: string
  provider: string
  credentials: SampleCredentials | undefined
}

export const quickStartSamples = (quick: QuickStart): SampleTexts => ({
  curl: curlProgram(quick),
  typescript: typescriptProgram(quick),
  python: pythonProgram(quick),
  php: phpProgram(quick),
})

const curlProgram = ({ base, cpf, provider, credentials }: QuickStart) => {
  const id = credentials ? `'client_id=${credentials.clientId}'` : '"client_id=$CLIENT_ID"'
  const secret = credentials
    ? `'client_secret=${credentials.clientSecret}'`
    : '"client_secret=$CLIENT_SECRET"'
  return `export API=${base}

export TOKEN=$(curl --silent --fail-with-body "$API/oauth/token" \\
  -d grant_type=client_credentials \\
  --data-urlencode ${id} \\
  --data-urlencode ${secret} |
  sed 's/.*"access_token":"\\([^"]*\\)".*/\\1/')

QUERY=$(curl --silent --fail "$API/fgts/balance" \\
  -H "Authorization: Bearer $TOKEN" \\
  -H 'Content-Type: application/json' \\
  -d '{"documentNumber":"${cpf}","provider":"${provider}"}' \\
  --output /dev/null --write-out '%header{x-balance-query-id}')

while
  RESULT=$(curl --silent --fail-with-body "$API/fgts/balance/queries/$QUERY" -H "Authorization: Bearer $TOKEN")
  echo "$RESULT" | grep -qE '"status":"(queued|running)"'
do
  sleep 1
done
echo "$RESULT"`
}

const typescriptProgram = ({ base, cpf, provider, credentials }: QuickStart) => {
  const id = credentials ? `'${credentials.clientId}'` : "process.env.CLIENT_ID ?? ''"
  const secret = credentials ? `'${credentials.clientSecret}'` : "process.env.CLIENT_SECRET ?? ''"
  return `const api = '${base}'

const call = async (path: string, options: RequestInit = {}) => {
  const response = await fetch(\`\${api}\${path}\`, options)
  if (!response.ok) throw new Error(\`\${response.status}: \${await response.text()}\`)
  return response
}

const issued = await call('/oauth/token', {
  method: 'POST',
  body: new URLSearchParams({
    grant_type: 'client_credentials',
    client_id: ${id},
    client_secret: ${secret},
  }),
})
const { access_token } = (await issued.json()) as { access_token: string }
const headers = { Authorization: \`Bearer \${access_token}\`, 'Content-Type': 'application/json' }

const started = await call('/fgts/balance', {
  method: 'POST',
  headers,
  body: JSON.stringify({ documentNumber: '${cpf}', provider: '${provider}' }),
})
const id = started.headers.get('x-balance-query-id')

let query = { status: 'queued' }
while (query.status === 'queued' || query.status === 'running') {
  await new Promise((resolve) => setTimeout(resolve, 1000))
  query = (await (await call(\`/fgts/balance/queries/\${id}\`, { headers })).json()) as typeof query
}
console.log(query)`
}

const pythonProgram = ({ base, cpf, provider, credentials }: QuickStart) => {
  const id = credentials ? `"${credentials.clientId}"` : 'os.environ["CLIENT_ID"]'
  const secret = credentials ? `"${credentials.clientSecret}"` : 'os.environ["CLIENT_SECRET"]'
  return `${credentials ? '' : 'import os\n'}import time

import requests

API = "${base}"


def call(method, path, **options):
    response = requests.request(method, f"{API}{path}", timeout=30, **options)
    if not response.ok:
        raise SystemExit(f"{response.status_code}: {response.text}")
    return response


token = call(
    "POST",
    "/oauth/token",
    data={
        "grant_type": "client_credentials",
        "client_id": ${id},
        "client_secret": ${secret},
    },
).json()["access_token"]
headers = {"Authorization": f"Bearer {token}"}

started = call(
    "POST",
    "/fgts/balance",
    headers=headers,
    json={"documentNumber": "${cpf}", "provider": "${provider}"},
)
query_id = started.headers["x-balance-query-id"]

query = {"status": "queued"}
while query["status"] in ("queued", "running"):
    time.sleep(1)
    query = call("GET", f"/fgts/balance/queries/{query_id}", headers=headers).json()
print(query)`
}

const phpProgram = ({ base, cpf, provider, credentials }: QuickStart) => {
  const id = credentials ? `'${credentials.clientId}'` : "getenv('CLIENT_ID')"
  const secret = credentials ? `'${credentials.clientSecret}'` : "getenv('CLIENT_SECRET')"
  return `<?php

const API = '${base}';

function call(string $path, array $options = []): array
{
    $headers = [];
    $curl = curl_init(API . $path);
    curl_setopt_array($curl, $options + [
        CURLOPT_RETURNTRANSFER => true,
        CURLOPT_TIMEOUT => 30,
        CURLOPT_HEADERFUNCTION => function ($curl, string $line) use (&$headers): int {
            [$name, $value] = explode(':', $line, 2) + [1 => ''];
            $headers[strtolower($name)] = trim($value);
            return strlen($line);
        },
    ]);
    $answer = curl_exec($curl);
    $status = curl_getinfo($curl, CURLINFO_RESPONSE_CODE);
    if ($answer === false || $status >= 400) {
        throw new RuntimeException($answer === false ? curl_error($curl) : "$status: $answer");
    }
    return ['headers' => $headers, 'body' => json_decode($answer, true, 512, JSON_THROW_ON_ERROR)];
}

$token = call('/oauth/token', [
    CURLOPT_POSTFIELDS => http_build_query([
        'grant_type' => 'client_credentials',
        'client_id' => ${id},
        'client_secret' => ${secret},
    ]),
])['body']['access_token'];
$authorization = [CURLOPT_HTTPHEADER => ['Authorization: Bearer ' . $token, 'Content-Type: application/json']];

$started = call('/fgts/balance', $authorization + [
    CURLOPT_POSTFIELDS => json_encode(['documentNumber' => '${cpf}', 'provider' => '${provider}']),
]);
$id = $started['headers']['x-balance-query-id'];

do {
    sleep(1);
    $query = call('/fgts/balance/queries/' . $id, $authorization)['body'];
} while (in_array($query['status'], ['queued', 'running'], true));
print_r($query);`
}
