import { shellText } from './curl-sample.ts'
import { phpLiteral, pythonLiteral, typescriptLiteral } from './literal.ts'
import type { SampleTexts } from './sample-language.ts'

type SignedCall = { url: string; message: unknown }

/** Returns samples of a call signed as in Standard Webhooks with the secret in WEBHOOK_SECRET. */
export const signedSamples = (call: SignedCall): SampleTexts => ({
  curl: signedCurl(call),
  typescript: signedTypescript(call),
  python: signedPython(call),
  php: signedPhp(call),
})

const signedCurl = ({ url, message }: SignedCall) => `BODY=${shellText(JSON.stringify(message))}
ID=$(openssl rand -hex 16)
TIMESTAMP=$(date +%s)
KEY=$(printf %s "\${WEBHOOK_SECRET#whsec_}" | base64 -d | od -An -v -tx1 | tr -d ' \\n')
SIGNATURE=$(printf %s "$ID.$TIMESTAMP.$BODY" |
  openssl dgst -sha256 -mac HMAC -macopt "hexkey:$KEY" -binary | base64)
curl --fail-with-body ${shellText(url)} \\
  -H 'Content-Type: application/json' \\
  -H "webhook-id: $ID" \\
  -H "webhook-timestamp: $TIMESTAMP" \\
  -H "webhook-signature: v1,$SIGNATURE" \\
  -d "$BODY"`

const signedTypescript = ({
  url,
  message,
}: SignedCall) => `import { createHmac, randomUUID } from 'node:crypto'

const secret = process.env.WEBHOOK_SECRET ?? ''
const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
const id = randomUUID()
const timestamp = String(Math.floor(Date.now() / 1000))
const body = JSON.stringify(${typescriptLiteral(message)})
const signature = createHmac('sha256', key).update(\`\${id}.\${timestamp}.\${body}\`).digest('base64')

const response = await fetch(${typescriptLiteral(url)}, {
  method: 'POST',
  headers: {
    'Content-Type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': \`v1,\${signature}\`,
  },
  body,
})
if (!response.ok) throw new Error(\`\${response.status}: \${await response.text()}\`)`

const signedPython = ({ url, message }: SignedCall) => `import base64
import hashlib
import hmac
import json
import os
import time
import uuid

import requests

key = base64.b64decode(os.environ["WEBHOOK_SECRET"].removeprefix("whsec_"))
message_id = str(uuid.uuid4())
timestamp = str(int(time.time()))
body = json.dumps(${pythonLiteral(message)})
signed = f"{message_id}.{timestamp}.{body}".encode()
signature = base64.b64encode(hmac.new(key, signed, hashlib.sha256).digest()).decode()

response = requests.post(
    ${pythonLiteral(url)},
    data=body.encode(),
    headers={
        "Content-Type": "application/json",
        "webhook-id": message_id,
        "webhook-timestamp": timestamp,
        "webhook-signature": f"v1,{signature}",
    },
    timeout=30,
)
if not response.ok:
    raise SystemExit(f"{response.status_code}: {response.text}")`

const signedPhp = ({ url, message }: SignedCall) => `<?php

$key = base64_decode(str_replace('whsec_', '', getenv('WEBHOOK_SECRET')));
$id = bin2hex(random_bytes(16));
$timestamp = (string) time();
$body = json_encode(${phpLiteral(message)}, JSON_THROW_ON_ERROR);
$signature = base64_encode(hash_hmac('sha256', "$id.$timestamp.$body", $key, true));

$curl = curl_init(${phpLiteral(url)});
curl_setopt_array($curl, [
    CURLOPT_RETURNTRANSFER => true,
    CURLOPT_TIMEOUT => 30,
    CURLOPT_HTTPHEADER => [
        'Content-Type: application/json',
        'webhook-id: ' . $id,
        'webhook-timestamp: ' . $timestamp,
        'webhook-signature: v1,' . $signature,
    ],
    CURLOPT_POSTFIELDS => $body,
]);
$answer = curl_exec($curl);
$status = curl_getinfo($curl, CURLINFO_RESPONSE_CODE);
if ($answer === false || $status >= 400) {
    throw new RuntimeException($answer === false ? curl_error($curl) : "$status: $answer");
}`
