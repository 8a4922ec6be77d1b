import type { Terminal } from '#e2e/engines/text/terminal.ts'

/** A browser for terminals, and the keys to control it. */
export interface TextBrowser {
  name: string
  /** Path of the program. */
  path: string
  /** Its Debian packages. */
  packages: readonly string[]
  /** Options before the address. */
  options: readonly string[]
  /** Contents of settings files, by path in the home folder. */
  settings: Readonly<Record<string, string>>
  /** Whether it follows `meta refresh`. */
  followsRefresh: boolean
  /** Key that goes to the top of the page. */
  top: string
  /** Key that goes to the next control. */
  next: string
  /** Key that goes to the next option of a list. */
  down: string
  /** Types into the field at the cursor. */
  type(terminal: Terminal, text: string): Promise<void>
}
