import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { waitForServer } from '@etalase/processes/ports.ts'
import { type Running, startProcess } from '@etalase/processes/running-process.ts'
import { readUnit, type Unit, variablesIn } from '@etalase/testkit/deploy-guide.ts'
import { TestBrowser } from '#fleet/browser.ts'

// Runs inside the Debian of npm run deploy:check: starts the processes of the units, opens the shop through nginx, and stops it.

const unit = (name: string) =>
  readUnit(readFileSync(`/etc/systemd/system/etalase-${name}.service`, 'utf8'))

/** Starts a unit's process, as its user and with its variables alone. */
function start({ user, folder, command, env, envFile }: Unit): Running {
  const variables = { ...env, ...variablesIn(readFileSync(envFile, 'utf8')) }
  const given = Object.entries(variables).map(([name, value]) => `${name}=${value}`)
  const asUser = ['setpriv', `--reuid=${user}`, `--regid=${user}`, '--init-groups']
  const clean = ['env', '--ignore-environment', 'PATH=/usr/bin:/bin', ...given]
  return startProcess([...asUser, ...clean, ...command], { cwd: folder })
}

const origin = 'https://localhost'
const shopAddress = 'http://127.0.0.1:3000'

async function checkPages(): Promise<void> {
  const browser = new TestBrowser(origin)
  for (const path of ['/', '/products', '/product/1001', '/cart', '/checkout', '/stores', '/faq'])
    assert.ok((await browser.status(path)) < 400, path)
  const added = await browser.request('/api/cart', {
    method: 'POST',
    headers: { Origin: origin, 'Content-Type': 'application/json' },
    body: JSON.stringify({ product_detail_id: 1001, size: 'M', qty: 1 }),
  })
  assert.equal(added.status, 200, added.text)
  assert.equal(await browser.cartCount(), 1)
  const { text } = await browser.request('/product/1001')
  const [script = ''] = /\/_next\/static\/chunks\/[\w.~-]+\.js/.exec(text) ?? []
  assert.equal(await browser.status(script), 200, script)
  assert.equal(await browser.status('/metrics'), 404)
}

/** Changes a price as staff, and expects it on the shop's page at once; nginx caches a page for a second. */
async function checkStaff(token: string): Promise<void> {
  const shop = new TestBrowser(shopAddress)
  const page = async () => (await shop.request('/product/1001')).text
  assert.doesNotMatch(await page(), /345[.,]000/)
  execFileSync('npm', ['run', 'staff', '--', 'price', '1001', '345000'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, STAFF_TOKEN: token },
  })
  assert.match(await page(), /345[.,]000/)
}

/** Scrapes the shop directly with the token, like Prometheus. */
async function checkMetrics(token: string): Promise<void> {
  const shop = new TestBrowser(shopAddress)
  assert.equal(await shop.status('/metrics'), 404)
  const headers = { Authorization: `Bearer ${token}` }
  const { status, text } = await shop.request('/metrics', { headers })
  assert.equal(status, 200)
  assert.match(text, /^http_requests_total/m)
}

/** Seconds that systemd waits before it kills. */
const stopSeconds = 90

async function checkStop(running: Running): Promise<void> {
  const late = setTimeout(() => {
    console.error('A process did not stop.')
    process.exit(1)
  }, stopSeconds * 1000)
  await running.stop('SIGTERM')
  clearTimeout(late)
  assert.equal(await running.exited, 0, 'a process that is stopped ends with 0')
}

const [backendUnit, shopUnit] = [unit('backend'), unit('shop')]
const backend = start(backendUnit)
await waitForServer('http://localhost:4000/readyz', 120)
const shop = start(shopUnit)
await waitForServer('http://localhost:3000/readyz', 120)
const secretsOf = ({ envFile }: Unit) => variablesIn(readFileSync(envFile, 'utf8'))
await checkPages()
await checkStaff(secretsOf(backendUnit).STAFF_TOKEN ?? '')
await checkMetrics(secretsOf(shopUnit).METRICS_TOKEN ?? '')
await checkStop(shop)
await checkStop(backend)
console.warn('The shop was open over nginx, and stopped at SIGTERM.')
