import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { findFreePort, waitForServer } from '@etalase/processes/ports.ts'
import type { Driver, KeptCookie, Key, RunningEngine, TabOptions } from '#e2e/engines/driver.ts'
import { Screen } from '#e2e/engines/drivers/screen.ts'
import { WebDriverSession } from '#e2e/engines/drivers/webdriver-session.ts'

const keys: Readonly<Record<Key, string>> = { Enter: '\uE007', Escape: '\uE00C', Tab: '\uE004' }

const mouse = { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' } }
const keyboard = { type: 'key', id: 'keyboard' }

const capabilities = (browser: string, { scripts }: TabOptions) => ({
  // With 'eager', the first command after a page load hangs. A command to an unloading page times out soon, and is retried.
  pageLoadStrategy: 'normal',
  timeouts: { script: 3_000 },
  'webkitgtk:browserOptions': {
    binary: browser,
    args: [
      '--automation',
      '--enable-write-console-messages-to-stdout=TRUE',
      '--auto-load-images=FALSE',
      ...(scripts ? [] : ['--enable-javascript=FALSE']),
    ],
  },
})

function driverOf(session: WebDriverSession, screen: Screen, failures: string[]): Driver {
  const type = (text: string) =>
    session.act(
      keyboard,
      [...text].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]),
    )
  return {
    goTo: async (url) => {
      await session.post('url', { url })
    },
    back: async () => {
      await session.post('back')
    },
    evaluate: (expression) =>
      session.post('execute/sync', { script: `return ${expression}`, args: [] }),
    pressAt: async (point) => {
      const press = [{ type: 'pointerDown' }, { type: 'pointerUp' }]
      const buttons = press.map((action) => ({ ...action, button: 0 }))
      await session.act(mouse, [{ type: 'pointerMove', duration: 0, ...point }, ...buttons])
    },
    type: async (text) => {
      await type(text)
    },
    pressKey: async (key) => {
      await type(keys[key])
    },
    cookies: async () => {
      const cookies = await session.get('cookie')
      return Array.isArray(cookies)
        ? cookies.map(({ name, httpOnly }): KeptCookie => ({ name, httpOnly }))
        : []
    },
    // WebKitGTK 2.50 never answers a screenshot command on a machine without a graphics card.
    screenshot: () => screen.picture(),
    failures: () => failures,
    close: () => session.end(),
  }
}

/** Starts WebKitGTK's driver, and reports each line that it prints about an error of a page. */
async function startServer(display: string, tell: (line: string) => void) {
  const port = await findFreePort()
  const server = spawn('WebKitWebDriver', [`--port=${port}`], {
    env: { ...process.env, DISPLAY: display },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  server.stdout.on('data', (lines: Buffer) => {
    for (const line of String(lines).split('\n')) if (/^CONSOLE \w+ ERROR/.test(line)) tell(line)
  })
  const url = `http://127.0.0.1:${port}`
  await waitForServer(`${url}/status`, 20)
  return {
    url,
    stop: async (signal?: NodeJS.Signals) => {
      const ended = once(server, 'exit')
      server.kill(signal)
      await ended
    },
  }
}

/** Milliseconds in which a browser starts on a busy machine. WebKitGTK 2.50's driver sometimes never answers the commands that start one. */
const startMs = 25_000

/** Starts WebKitGTK's driver, which launches Debian's MiniBrowser anew for each tab. */
export async function startWebKit(browser: string): Promise<RunningEngine> {
  const screen = await Screen.start()
  let failures: string[] = []
  const start = () => startServer(screen.display, (line) => failures.push(line))
  let server = await start()
  let version = ''

  async function open(options: TabOptions): Promise<Driver> {
    failures = []
    const session = await WebDriverSession.start(server.url, capabilities(browser, options))
    const { width, height } = options
    await session.post('window/rect', { width, height })
    version = String(
      await session.post('execute/sync', { script: 'return navigator.userAgent', args: [] }),
    )
    return driverOf(session, screen, failures)
  }

  return {
    get version() {
      return version
    },
    openTab: async (options) => {
      const opened = await Promise.race([open(options), sleep(startMs, null, { ref: false })])
      if (opened) return opened
      console.warn('WebKitWebDriver hangs, and is started again.')
      await server.stop('SIGKILL')
      server = await start()
      return open(options)
    },
    stop: async () => {
      await server.stop()
      await screen.stop()
    },
  }
}
