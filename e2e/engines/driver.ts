/** A place in the window, in CSS pixels. */
export interface Point {
  x: number
  y: number
}

export type Key = 'Enter' | 'Escape' | 'Tab'

export interface KeptCookie {
  name: string
  httpOnly: boolean
}

/** All that a protocol must be able to do; what a person does is built on it (tab.ts). */
export interface Driver {
  /** Opens an address, and waits until its HTML is there. */
  goTo(url: string): Promise<void>
  back(): Promise<void>
  /** Evaluates an expression in the page; its value must be one that JSON can carry. */
  evaluate(expression: string): Promise<unknown>
  pressAt(point: Point): Promise<void>
  type(text: string): Promise<void>
  pressKey(key: Key): Promise<void>
  cookies(): Promise<KeptCookie[]>
  /** A PNG of the window. */
  screenshot(): Promise<Buffer>
  /** What pages have failed with so far. */
  failures(): string[]
  close(): Promise<void>
}

export interface TabOptions {
  width: number
  height: number
  /** Whether pages may run scripts. */
  scripts: boolean
}

/** A browser that runs, and opens tabs that share nothing. */
export interface RunningEngine {
  version: string
  openTab(options: TabOptions): Promise<Driver>
  stop(): Promise<void>
}
