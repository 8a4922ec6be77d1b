/** A point in the window, in CSS pixels. */
export interface Point {
  x: number
  y: number
}

export type Key = 'Enter' | 'Escape' | 'Tab'

export interface KeptCookie {
  name: string
  httpOnly: boolean
}

/** Operations that each protocol must offer; user actions build on them (tab.ts). */
export interface Driver {
  /** Opens an address and waits for its HTML. */
  goTo(url: string): Promise<void>
  back(): Promise<void>
  /** Evaluates an expression in the page; its value must be JSON-serialisable. */
  evaluate(expression: string): Promise<unknown>
  pressAt(point: Point): Promise<void>
  type(text: string): Promise<void>
  pressKey(key: Key): Promise<void>
  cookies(): Promise<KeptCookie[]>
  /** Returns a PNG of the window. */
  screenshot(): Promise<Buffer>
  /** Returns the pages' errors so far. */
  failures(): string[]
  close(): Promise<void>
}

export interface TabOptions {
  width: number
  height: number
  /** Whether pages may run scripts. */
  scripts: boolean
}

/** A running browser that opens isolated tabs. */
export interface RunningEngine {
  version: string
  openTab(options: TabOptions): Promise<Driver>
  stop(): Promise<void>
}
