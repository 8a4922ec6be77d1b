import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Untried } from '#black-box/trial.ts'

/** Prepares test data in a backend by running the company's command with a verb and its arguments. Throws Untried when it fails. */
export type Prepare = (...args: string[]) => Promise<void>

/** Runs the command in a shell, since it may have arguments of its own. */
export const prepareBy =
  (command: string): Prepare =>
  async (...args) => {
    const child = spawn('/bin/sh', ['-c', `${command} "$@"`, 'prepare', ...args], {
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    const [code] = await once(child, 'exit')
    if (code !== 0) throw new Untried(`the --prepare command ended with ${code}: ${args.join(' ')}`)
  }

/** Writes a promo code for the command, in the fields of `POST staff/promo`: 1,000 rupiah off for so many orders. */
export async function preparePromo(prepare: Prepare, code: string, uses: number): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'etalase-promo-'))
  const file = join(folder, 'promo.json')
  const promo = {
    code,
    category: 'PRODUCT',
    disc_percent: 0,
    disc_nominal: promoDiscount,
    disc_max: promoDiscount,
    starts_at: '2020-01-01 00:00:00',
    ends_at: '2099-01-01 00:00:00',
    use_limit: uses,
  }
  try {
    await writeFile(file, JSON.stringify(promo))
    await prepare('promo', file)
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** The discount of a prepared promo code, in whole rupiah. */
export const promoDiscount = 1_000
