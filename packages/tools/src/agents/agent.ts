import { type CDPSession, chromium, type Page } from '@playwright/test'
import { z } from 'zod'
import { requireBrowser } from '../../../../scripts/browser.ts'

/** Launches Chromium with page tools (WebMCP) enabled, and a debugging port for Lighthouse. */
export const openBrowser = (debuggingPort: number) =>
  chromium.launch({
    executablePath: requireBrowser(),
    args: ['--no-sandbox', '--enable-features=WebMCP', `--remote-debugging-port=${debuggingPort}`],
  })

const failedAction = z.object({ actionStatus: z.literal('https://schema.org/FailedActionStatus') })
const toolResult = z.object({
  isError: z.boolean(),
  content: z.array(z.object({ text: z.string() })),
  structuredContent: z.record(z.string(), z.unknown()).optional(),
})

/** The outcome of a call, as an agent reads it. */
export interface Outcome {
  isRefused: boolean
  /** The result as JSON: from the handler, or the JSON-LD of the next page. */
  text: string
  structured: Readonly<Record<string, unknown>>
}

const responded = z.object({
  invocationId: z.string(),
  status: z.string(),
  output: z.unknown().optional(),
  errorText: z.string().optional(),
})

/** Chromium returns a result with é and no character beyond Latin-1 as a JSON string. */
const resultOf = (output: unknown): unknown =>
  typeof output === 'string' ? JSON.parse(output) : output

function outcomeOf(response: z.output<typeof responded>): Outcome {
  const { status, errorText = '' } = response
  if (status !== 'Completed') return { isRefused: true, text: errorText, structured: {} }
  const output = resultOf(response.output)
  const said = toolResult.safeParse(output)
  const isFailed =
    Array.isArray(output) && output.some((thing) => failedAction.safeParse(thing).success)
  return {
    isRefused: said.success ? said.data.isError : isFailed,
    text: JSON.stringify(output),
    structured: said.success ? (said.data.structuredContent ?? {}) : {},
  }
}

const patienceMs = 20_000

/** An agent in a browser that opens pages, lists their tools and calls them. It presses and types nothing. */
export class Agent {
  readonly page: Page
  readonly #session: CDPSession
  readonly #shop: string

  private constructor(page: Page, session: CDPSession, shop: string) {
    this.page = page
    this.#session = session
    this.#shop = shop
  }

  static async on(page: Page, shop: string): Promise<Agent> {
    const session = await page.context().newCDPSession(page)
    await session.send('WebMCP.enable')
    return new Agent(page, session, shop)
  }

  /** Opens a page and waits until its forms have hydrated; scripts start at the first touch. */
  async open(path: string): Promise<void> {
    await this.page.goto(this.#shop + path)
    await this.page.evaluate(() => dispatchEvent(new Event('touchstart')))
    await this.page.waitForFunction(() =>
      [...document.querySelectorAll('form[toolname]')].every((form) =>
        Object.keys(form).some((key) => key.startsWith('__reactProps$')),
      ),
    )
  }

  /** Returns the names of the page's tools. */
  async tools(): Promise<string[]> {
    return (await this.page.webmcp.tools()).map(({ name }) => name)
  }

  /** Returns the values that a tool's parameter offers. */
  async offered(tool: string, parameter: string): Promise<string[]> {
    const found = (await this.page.webmcp.tools()).find(({ name }) => name === tool)
    const schema = z
      .object({
        properties: z.record(z.string(), z.object({ enum: z.array(z.string()).optional() })),
      })
      .parse(found?.inputSchema)
    return schema.properties[parameter]?.enum ?? []
  }

  /** Calls a tool and waits for its result, and for the page it opens, if any. Throws on a timeout. */
  async call(toolName: string, input: Readonly<Record<string, string>> = {}): Promise<Outcome> {
    const { frameTree } = await this.#session.send('Page.getFrameTree')
    const { promise, resolve, reject } = Promise.withResolvers<z.output<typeof responded>>()
    const seen = (event: unknown) => resolve(responded.parse(event))
    this.#session.on('WebMCP.toolResponded', seen)
    const timer = setTimeout(() => reject(new Error(`${toolName} gave no result`)), patienceMs)
    try {
      await this.#session.send('WebMCP.invokeTool', {
        frameId: frameTree.frame.id,
        toolName,
        input,
      })
      const outcome = outcomeOf(await promise)
      await this.page.waitForLoadState('domcontentloaded')
      return outcome
    } finally {
      clearTimeout(timer)
      this.#session.off('WebMCP.toolResponded', seen)
    }
  }
}
