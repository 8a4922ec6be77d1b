import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Tall enough to show each page of a purchase without scrolling. */
const size = { columns: '160', rows: '600' }

/** A position on the screen, starting at 0. */
export interface Place {
  row: number
  column: number
}

interface Screen {
  rows: readonly string[]
  cursor: Place
}

interface Program {
  command: readonly string[]
  /** Contents of settings files, by path in the home folder. */
  settings: Readonly<Record<string, string>>
}

/** A program in its own tmux terminal, with its own home folder. */
export class Terminal {
  readonly #home: string

  private constructor(home: string) {
    this.#home = home
  }

  static async start({ command, settings }: Program): Promise<Terminal> {
    const home = await mkdtemp(join(tmpdir(), 'etalase-terminal-'))
    for (const [path, text] of Object.entries(settings)) {
      await mkdir(dirname(join(home, path)), { recursive: true })
      await writeFile(join(home, path), text)
    }
    const terminal = new Terminal(home)
    const screen = ['-x', size.columns, '-y', size.rows, '-c', home]
    const env = ['env', `HOME=${home}`, 'LANG=C.UTF-8', 'TERM=screen']
    await terminal.#tmux('-f', '/dev/null', 'new-session', '-d', ...screen, ...env, ...command)
    return terminal
  }

  async #tmux(...words: string[]): Promise<string> {
    return (await run('tmux', ['-S', join(this.#home, 'tmux'), ...words])).stdout
  }

  /** Returns the screen's text and the cursor position. */
  async look(): Promise<Screen> {
    const place = ['display-message', '-p', '#{cursor_y} #{cursor_x}']
    const said = await this.#tmux(...place, ';', 'capture-pane', '-p')
    const [cursor = '', ...rows] = said.split('\n').map((row) => row.trimEnd())
    const [row = 0, column = 0] = cursor.split(' ').map(Number)
    return { rows, cursor: { row, column } }
  }

  /** Waits until the screen has not changed for this many milliseconds, so that a key press has been drawn. */
  async settle(still = 300): Promise<void> {
    let last = ''
    for (let shown = JSON.stringify(await this.look()); shown !== last; ) {
      last = shown
      await wait(still)
      shown = JSON.stringify(await this.look())
    }
  }

  async key(name: string): Promise<void> {
    await this.#tmux('send-keys', name)
  }

  async type(text: string): Promise<void> {
    await this.#tmux('send-keys', '-l', text)
  }

  async stop(): Promise<void> {
    await this.#tmux('kill-server')
    await rm(this.#home, { recursive: true, force: true, maxRetries: 5 })
  }
}
