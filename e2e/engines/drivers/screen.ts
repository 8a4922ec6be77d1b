import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'

/** Offsets in the header of an X window dump, in 32-bit numbers: XWDFile.h. */
const header = { size: 0, width: 16, height: 20, bytesPerLine: 48, colors: 76 } as const

/** A virtual screen: an X server without a display. */
export class Screen {
  readonly display: string
  readonly #server: ChildProcess
  readonly #folder: string

  private constructor(display: string, server: ChildProcess, folder: string) {
    this.display = display
    this.#server = server
    this.#folder = folder
  }

  static async start(): Promise<Screen> {
    const folder = await mkdtemp(join(tmpdir(), 'etalase-screen-'))
    // The server writes a free display number to the third file descriptor, and its screen into a folder.
    const args = ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-fbdir', folder]
    const server = spawn('Xvfb', [...args, '-nolisten', 'tcp'], {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    })
    const number = server.stdio[3]
    if (!number) throw new Error('Xvfb was started without a file for its display.')
    const [display] = await once(number, 'data')
    return new Screen(`:${String(display).trim()}`, server, folder)
  }

  /** Returns a PNG of the whole screen. */
  async picture(): Promise<Buffer> {
    const dump = await readFile(join(this.#folder, 'Xvfb_screen0'))
    const read = (field: keyof typeof header) => dump.readUInt32BE(header[field])
    const start = read('size') + 12 * read('colors')
    const [width, height, bytesPerLine] = [read('width'), read('height'), read('bytesPerLine')]
    const pixels = dump.subarray(start, start + height * bytesPerLine)
    for (let at = 0; at + 3 < pixels.length; at += 4) {
      // Blue, green, red, unused.
      const blue = pixels[at] ?? 0
      pixels[at] = pixels[at + 2] ?? 0
      pixels[at + 2] = blue
      pixels[at + 3] = 255
    }
    const raw = { width: bytesPerLine / 4, height, channels: 4 } as const
    return sharp(pixels, { raw }).extract({ left: 0, top: 0, width, height }).png().toBuffer()
  }

  async stop(): Promise<void> {
    const ended = once(this.#server, 'exit')
    this.#server.kill()
    await ended
    await rm(this.#folder, { recursive: true, force: true })
  }
}
