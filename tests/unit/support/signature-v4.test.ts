import { AwsV4Signer } from 'aws4fetch'
import { expect, test } from 'vitest'
import { signatureV4 } from '#tests/support/checks/signature-v4.ts'

const SECRET = 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY'
const SCOPE = '20130524/us-east-1/s3/aws4_request'
const HOST = 'examplebucket.s3.amazonaws.com'
const NOTHING = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'
const WELCOME = '44ce7dd67c959e0d3524ffac1771dfbba87d2b6b4b4e99e42034a8b803f8b072'
const DATE = { 'x-amz-date': '20130524T000000Z' }

// Examples from docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html.
const EXAMPLES = [
  {
    method: 'GET',
    path: '/test.txt',
    headers: { host: HOST, range: 'bytes=0-9', 'x-amz-content-sha256': NOTHING, ...DATE },
    signature: 'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
  },
  {
    method: 'PUT',
    path: '/test%24file.text',
    headers: {
      date: 'Fri, 24 May 2013 00:00:00 GMT',
      host: HOST,
      'x-amz-content-sha256': WELCOME,
      ...DATE,
      'x-amz-storage-class': 'REDUCED_REDUNDANCY',
    },
    signature: '98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd',
  },
  {
    method: 'GET',
    path: '/?max-keys=2&prefix=J',
    headers: { host: HOST, 'x-amz-content-sha256': NOTHING, ...DATE },
    signature: '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
  },
] as const

test.each(EXAMPLES)('signs $method $path in the store of the tests as Amazon prints it', (example) => {
  const { method, path: url, headers, signature } = example
  const signedHeaders = Object.keys(headers).sort()
  expect(signatureV4({ method, url, headers }, { secret: SECRET, scope: SCOPE, signedHeaders })).toBe(
    signature,
  )
})

test.each(EXAMPLES)('signs $method $path in the product as Amazon prints it', async (example) => {
  const { method, path, headers, signature } = example
  const { host, ...otherHeaders } = headers
  const signer = new AwsV4Signer({
    method,
    url: `https://${host}${path}`,
    headers: otherHeaders,
    accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
    secretAccessKey: SECRET,
    region: 'us-east-1',
    service: 's3',
    datetime: '20130524T000000Z',
    allHeaders: true,
  })
  expect(await signer.signature()).toBe(signature)
})
