/** A browser session over W3C WebDriver. */
export class WebDriverSession {
  readonly #url: string

  private constructor(url: string) {
    this.#url = url
  }

  /** Starts a browser with these capabilities. */
  static async start(serverUrl: string, capabilities: object): Promise<WebDriverSession> {
    const body = { capabilities: { alwaysMatch: capabilities } }
    const value = await call('POST', `${serverUrl}/session`, body)
    return new WebDriverSession(`${serverUrl}/session/${Object(value).sessionId}`)
  }

  get(command: string): Promise<unknown> {
    return call('GET', `${this.#url}/${command}`)
  }

  post(command: string, body: object = {}): Promise<unknown> {
    return call('POST', `${this.#url}/${command}`, body)
  }

  /** Presses and releases a mouse or keys, in sequence. */
  act(source: object, actions: object[]): Promise<unknown> {
    return this.post('actions', { actions: [{ ...source, actions }] })
  }

  async end(): Promise<void> {
    await call('DELETE', this.#url)
  }
}

/** Sends a command and returns its value. Throws the driver's message on an error. */
async function call(method: string, url: string, body?: object): Promise<unknown> {
  const response = await fetch(url, { method, ...(body ? { body: JSON.stringify(body) } : {}) })
  const { value }: { value: unknown } = await response.json()
  if (response.ok) return value
  const { error, message } = Object(value)
  throw new Error(`${error}: ${message}`)
}
