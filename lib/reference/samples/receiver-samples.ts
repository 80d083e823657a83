import { phpLiteral, pythonLiteral, typescriptLiteral } from './literal.ts'
import type { SampleTexts } from './sample-language.ts'
import { signedSamples } from './signed-samples.ts'

type SampleEvent = { type: string; example: unknown }

const RECEIVER = 'http://localhost:8080/'

export const receiverSamples = ({ type, example }: SampleEvent): SampleTexts => ({
  curl: signedSamples({ url: RECEIVER, message: example }).curl,
  typescript: typescriptReceiver(type),
  python: pythonReceiver(type),
  php: phpReceiver(type),
})

const typescriptReceiver = (type: string) => `import { createHmac, timingSafeEqual } from 'node:crypto'
import { createServer } from 'node:http'

const secret = process.env.WEBHOOK_SECRET ?? ''
const key = Buffer.from(secret.replace('whsec_', ''), 'base64')

const isSigned = (headers: NodeJS.Dict<string | string[]>, body: string): boolean => {
  const { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures } = headers
  if (!(Math.abs(Date.now() / 1000 - Number(timestamp)) <= 300)) return false
  const expected = createHmac('sha256', key).update(\`\${id}.\${timestamp}.\${body}\`).digest()
  return String(signatures)
    .split(' ')
    .map((signature) => Buffer.from(signature.replace('v1,', ''), 'base64'))
    .some((signature) => signature.length === expected.length && timingSafeEqual(signature, expected))
}

createServer(async (request, response) => {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part)
  const body = Buffer.concat(parts).toString()
  if (!isSigned(request.headers, body)) return response.writeHead(401).end()
  response.writeHead(204).end()
  const event = JSON.parse(body)
  if (event.type === ${typescriptLiteral(type)}) console.log(event)
}).listen(8080)`

const pythonReceiver = (type: string) => `import base64
import hashlib
import hmac
import json
import os
import time
from http.server import BaseHTTPRequestHandler, HTTPServer

key = base64.b64decode(os.environ["WEBHOOK_SECRET"].removeprefix("whsec_"))


def is_signed(headers, body):
    timestamp = headers.get("webhook-timestamp", "0")
    if abs(time.time() - int(timestamp)) > 300:
        return False
    signed = f"{headers.get('webhook-id')}.{timestamp}.".encode() + body
    expected = "v1," + base64.b64encode(hmac.new(key, signed, hashlib.sha256).digest()).decode()
    signatures = headers.get("webhook-signature", "").split(" ")
    return any(hmac.compare_digest(signature, expected) for signature in signatures)


class Receiver(BaseHTTPRequestHandler):
    def do_POST(self):
        body = self.rfile.read(int(self.headers["Content-Length"]))
        if not is_signed(self.headers, body):
            self.send_error(401)
            return
        self.send_response(204)
        self.end_headers()
        event = json.loads(body)
        if event["type"] == ${pythonLiteral(type)}:
            print(event)


HTTPServer(("", 8080), Receiver).serve_forever()`

const phpReceiver = (type: string) => `<?php

$key = base64_decode(str_replace('whsec_', '', getenv('WEBHOOK_SECRET')));
$body = file_get_contents('php://input');
$timestamp = $_SERVER['HTTP_WEBHOOK_TIMESTAMP'] ?? '0';
$signed = ($_SERVER['HTTP_WEBHOOK_ID'] ?? '') . '.' . $timestamp . '.' . $body;
$expected = 'v1,' . base64_encode(hash_hmac('sha256', $signed, $key, true));

$matches = false;
foreach (explode(' ', $_SERVER['HTTP_WEBHOOK_SIGNATURE'] ?? '') as $signature) {
    $matches = $matches || hash_equals($expected, $signature);
}
if (!$matches || abs(time() - (int) $timestamp) > 300) {
    http_response_code(401);
    exit;
}

http_response_code(204);
$event = json_decode($body, true, 512, JSON_THROW_ON_ERROR);
if ($event['type'] === ${phpLiteral(type)}) {
    error_log(print_r($event, true));
}`
