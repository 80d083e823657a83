import { phpLiteral } from './literal.ts'
import { type SampleBody, type SampleCall, type SampleValue, urlOf } from './sample-call.ts'

const STEP = '    '

export const phpSample = (call: SampleCall): string =>
  [
    '<?php',
    '',
    `$curl = curl_init(${phpLiteral(urlOf(call))});`,
    'curl_setopt_array($curl, [',
    ...optionsOf(call).map((line) => `${STEP}${line}`),
    ']);',
    '$answer = curl_exec($curl);',
    '$status = curl_getinfo($curl, CURLINFO_RESPONSE_CODE);',
    'if ($answer === false || $status >= 400) {',
    `${STEP}throw new RuntimeException($answer === false ? curl_error($curl) : "$status: $answer");`,
    '}',
    call.savesAs
      ? `file_put_contents('${call.savesAs}', $answer);`
      : 'print_r(json_decode($answer, true, 512, JSON_THROW_ON_ERROR));',
  ].join('\n')

const optionsOf = (call: SampleCall): string[] => {
  const headers = [
    ...(call.needsToken ? ["'Authorization: Bearer ' . getenv('TOKEN'),"] : []),
    ...(call.body?.kind === 'json' ? ["'Content-Type: application/json',"] : []),
    ...(call.takesIdempotencyKey ? ["'Idempotency-Key: ' . bin2hex(random_bytes(16)),"] : []),
  ]
  return [
    ...(call.method === 'GET' ? [] : [`CURLOPT_CUSTOMREQUEST => '${call.method}',`]),
    'CURLOPT_RETURNTRANSFER => true,',
    'CURLOPT_TIMEOUT => 30,',
    ...(headers.length === 0
      ? []
      : ['CURLOPT_HTTPHEADER => [', ...headers.map((line) => `${STEP}${line}`), '],']),
    ...bodyOf(call.body),
  ]
}

const bodyOf = (body: SampleBody | undefined): string[] => {
  if (!body) return []
  if (body.kind === 'json')
    return [`CURLOPT_POSTFIELDS => json_encode(${phpLiteral(body.value, STEP)}, JSON_THROW_ON_ERROR),`]
  const fields = body.fields.map(([name, value]) => `${STEP}${phpLiteral(name)} => ${expression(value)},`)
  if (body.kind === 'form') return ['CURLOPT_POSTFIELDS => http_build_query([', ...fields, ']),']
  const { field, name } = body.file
  return [
    'CURLOPT_POSTFIELDS => [',
    ...fields,
    `${STEP}${phpLiteral(field)} => new CURLFile(${phpLiteral(name)}),`,
    '],',
  ]
}

const expression = (value: SampleValue) =>
  typeof value === 'string' ? phpLiteral(value) : `getenv('${value.variable}')`
