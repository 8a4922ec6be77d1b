import { existsSync } from 'node:fs'
import { mkdir, rename } from 'node:fs/promises'
import { setTimeout } from 'node:timers/promises'

/** Whether this is the first process of a run to ask for a file. */
const isFirst = (file: string): Promise<boolean> =>
  mkdir(`${file}.made`).then(
    () => true,
    () => false,
  )

/** Makes a file once for all processes of a run: the first one writes it, under another name until it is complete; the others wait. */
export async function makeOnce(file: string, make: (part: string) => Promise<void>): Promise<void> {
  if (await isFirst(file)) {
    const part = `${file}.part`
    await make(part)
    await rename(part, file)
  }
  while (!existsSync(file)) await setTimeout(50)
}
