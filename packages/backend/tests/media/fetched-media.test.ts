import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { FetchedPictures, withFetched } from '@etalase/backend-kit/media/fetched-pictures.ts'
import { expect, test } from 'vitest'
import { buildApp } from '#app.ts'
import { sharedBackend } from '#tests/support/backend-for-tests.ts'

const { context, notifier } = await sharedBackend()

test('a fetched picture is served with its type and cached forever, and other names are not served', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'etalase-media-'))
  const media = withFetched(context.media, folder)
  const app = await buildApp(
    { ...context, media },
    { logLevel: 'silent', trustsProxy: () => false, notifier, readsAtOnce: 4 },
  )
  const pictures = await FetchedPictures.open(folder)
  const path = await pictures.keep('https://pictures.example.com/a', Buffer.from('a'), 'avif')
  const served = await app.inject(path)
  expect([served.statusCode, served.headers['content-type'], served.body]).toEqual([
    200,
    'image/avif',
    'a',
  ])
  expect(served.headers['cache-control']).toContain('immutable')
  for (const other of [path.replace('.avif', '.png'), `${path}.part`, '/media/fetched/'])
    expect((await app.inject(other)).statusCode).toBe(404)
  await app.close()
  await rm(folder, { recursive: true })
})
