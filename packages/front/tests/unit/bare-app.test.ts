import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { Agent } from 'node:http'
import { dirname, join, relative, resolve } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { findFreePort, waitForServer } from '@etalase/processes/ports.ts'
import { type Running, startProcess } from '@etalase/processes/running-process.ts'
import { ask } from '@etalase/testkit/test-server.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

/** Returns the files of the example in packages/front/README.md, by path. */
function exampleFiles(): (readonly [path: string, text: string])[] {
  const readme = readFileSync('packages/front/README.md', 'utf8')
  const blocks = readme.matchAll(/^```tsx?\n\/\/ (\S+)\n(.*?)^```/gms)
  return Array.from(blocks, ([, path = '', text = '']) => [path, text])
}

/** Writes below the project, where the bundler finds the packages. */
function writeExample(): string {
  mkdirSync('.data', { recursive: true })
  const folder = mkdtempSync(resolve('.data', 'bare-app-'))
  const compiler = { extends: relative(folder, 'tsconfig.json'), include: ['**/*.ts', '**/*.tsx'] }
  const files = [...exampleFiles(), ['tsconfig.json', JSON.stringify(compiler)] as const]
  for (const [path, text] of files) {
    const file = join(folder, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  return folder
}

function build(folder: string): void {
  const env = { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' } as const
  for (const command of [
    'node_modules/next/dist/bin/next build',
    'packages/front/src/finish-build.ts',
  ]) {
    const [program = '', ...args] = command.split(' ')
    execFileSync(process.execPath, [resolve(program), ...args], { cwd: folder, env, stdio: 'pipe' })
  }
}

describe('the example in packages/front/README.md', { tags: 'nightly', timeout: 60_000 }, () => {
  let folder: string
  let port: number
  let server: Running

  beforeAll(async () => {
    folder = writeExample()
    build(folder)
    port = await findFreePort()
    const env = { PORT: String(port), NODE_ENV: 'production' }
    server = startProcess([process.execPath, 'server.ts'], { cwd: folder, env })
    await waitForServer(`http://localhost:${port}/readyz`, 60)
  }, 240_000)

  afterAll(async () => {
    await server?.stop('SIGKILL')
    rmSync(folder, { recursive: true })
  })

  test('sends its page compressed, with its policy and an ETag', async () => {
    const { status, headers, body } = await ask(port, '/', { headers: { 'accept-encoding': 'br' } })
    expect(status).toBe(200)
    expect(headers).toMatchObject({ 'content-encoding': 'br', etag: expect.stringMatching(/^W\//) })
    expect(headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-/)
    const html = brotliDecompressSync(body).toString()
    expect(html).toContain('Shirt number 99')
    expect(html).not.toContain('self.__next_f.push')
  })

  test('answers a known ETag with 304, and HEAD without a body', async () => {
    const { headers } = await ask(port, '/')
    const known = await ask(port, '/', { headers: { 'if-none-match': String(headers.etag) } })
    const head = await ask(port, '/', { method: 'HEAD' })
    expect([known.status, known.body.length]).toEqual([304, 0])
    expect([head.status, head.body.length, head.headers.etag]).toEqual([200, 0, headers.etag])
  })

  test('serves the data and files that its page requests, and no other address', async () => {
    const html = (await ask(port, '/', { headers: { 'accept-encoding': 'identity' } })).body
    const [data = '/no-data'] = /\/_data\/[0-9a-f]{40}/.exec(html.toString()) ?? []
    const [script = '/no-script'] = /\/_start\/[^"]+\.js/.exec(html.toString()) ?? []
    const { files } = JSON.parse((await ask(port, `${data}/`)).body.toString())
    const statuses = ['/livez', `${data}/`, script, files[0][0], '/no-such', '/metrics'].map(
      async (path) => (await ask(port, path)).status,
    )
    expect(await Promise.all(statuses)).toEqual([200, 200, 200, 200, 404, 404])
  })

  test('answers a request on an open connection after SIGTERM, then exits', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    await ask(port, '/', { agent })
    const stopped = server.stop('SIGTERM')
    await expect.poll(async () => (await ask(port, '/readyz')).status).toBe(503)
    const last = await ask(port, '/', { agent })
    expect([last.status, last.headers.connection]).toEqual([200, 'close'])
    await stopped
    expect(await server.exited).toBe(0)
    agent.destroy()
  })
})
