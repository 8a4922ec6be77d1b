import type { Terminal } from '#e2e/engines/text/terminal.ts'

/** A browser for terminals, and how a person works it by keys. */
export interface TextBrowser {
  name: string
  /** The program. */
  path: string
  /** Debian's packages. */
  packages: readonly string[]
  /** Options before the address. */
  options: readonly string[]
  /** What is in its files of settings, by their path in the home folder. */
  settings: Readonly<Record<string, string>>
  /** Whether it goes where the `meta refresh` of a page leads. */
  followsRefresh: boolean
  /** The key that goes to the top of the page. */
  top: string
  /** The key that goes to the next control. */
  next: string
  /** The key that goes to the next option of a list. */
  down: string
  /** Types into the field at the cursor. */
  type(terminal: Terminal, text: string): Promise<void>
}
