import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { backendStub, stubBackend } from '@etalase/testkit/backend-stub.ts'
import { HttpResponse, http } from 'msw'
import { describe, expect, test } from 'vitest'
import {
  folderTransport,
  httpTransport,
  type UpdateMessage,
} from '#order-updates/update-transport.ts'
import { RefusedMessage } from '#outbox/delivery-errors.ts'

stubBackend()

const url = 'https://whatsapp.example/v1/123/messages'

const update: UpdateMessage = {
  name: '36178F96-order-paid',
  to: '+6281234567890',
  template: 'order_paid',
  language: 'id',
  values: ['36178F96', 'Rp209.000'],
  text: 'Pesanan 36178F96 sudah dibayar.',
}

function providerSays(status: number) {
  const heard: unknown[] = []
  backendStub.use(
    http.post(url, async ({ request }) => {
      heard.push([request.headers.get('authorization'), await request.json()])
      return HttpResponse.json({ error: { message: `to ${update.to}` } }, { status })
    }),
  )
  return heard
}

const send = () => httpTransport(url, 'a-token-of-the-provider').send(update)

describe('the update provider over HTTPS', () => {
  test('receives template, language and values with the token, and the number without its plus', async () => {
    const heard = providerSays(200)
    await send()
    expect(heard).toEqual([
      [
        'Bearer a-token-of-the-provider',
        {
          messaging_product: 'whatsapp',
          to: '6281234567890',
          type: 'template',
          template: {
            name: 'order_paid',
            language: { code: 'id' },
            components: [
              {
                type: 'body',
                parameters: [
                  { type: 'text', text: '36178F96' },
                  { type: 'text', text: 'Rp209.000' },
                ],
              },
            ],
          },
        },
      ],
    ])
  })

  test.each([400, 404, 410, 422])('refuses a message permanently with %i', async (status) => {
    providerSays(status)
    await expect(send()).rejects.toThrow(RefusedMessage)
  })

  test.each([401, 403, 408, 429, 500, 503])('is retried after %i', async (status) => {
    providerSays(status)
    const failure = await send().catch((error: unknown) => error)
    expect(failure).toMatchObject({ responseCode: status })
    expect(failure).not.toBeInstanceOf(RefusedMessage)
  })

  test('leaks nothing of its response, which may contain the number, into the error', async () => {
    providerSays(500)
    await expect(send()).rejects.toThrow(/^status 500$/)
  })

  test('is logged by its host, without path and token', () => {
    expect(httpTransport(url, 'a-token-of-the-provider').server).toBe('whatsapp.example')
  })
})

test("a demo's folder gets each update as a file that only its owner can read", async () => {
  const folder = await mkdtemp(join(tmpdir(), 'updates-'))
  await folderTransport(folder).send(update)
  expect(await readdir(folder)).toEqual(['36178F96-order-paid.json'])
  const file = join(folder, '36178F96-order-paid.json')
  const { name: _, ...content } = update
  expect(JSON.parse(await readFile(file, 'utf8'))).toEqual(content)
  expect((await stat(file)).mode & 0o077).toBe(0)
  await rm(folder, { recursive: true })
})
