import { parseArgs } from 'node:util'
import type { Account } from '#black-box/notification.ts'
import { type Prepare, prepareBy } from '#black-box/prepare.ts'
import { Shelves } from '#black-box/shelf.ts'
import { invariants, Trial } from '#black-box/trial.ts'
import type { Setting, World } from '#black-box/world.ts'
import { lastPiece } from '#black-box/worlds/last-piece.ts'
import { lastUse } from '#black-box/worlds/last-use.ts'
import { lostAnswers } from '#black-box/worlds/lost-answers.ts'
import { notifications } from '#black-box/worlds/notifications.ts'
import { oneKey } from '#black-box/worlds/one-key.ts'
import { twoDevices } from '#black-box/worlds/two-devices.ts'
import { CallFailed, Client } from '#client.ts'
import { Report } from '#report.ts'

export const blackBoxHelp = `Tests the money path of a running backend from outside: many calls at once, requests and answers that are lost, late or duplicated, and
payment notifications in every order.

  npm run -w packages/conformance prove:backend -- --url <base address of the backend>

  --prepare <command>  gives the backend test data; it is run with the arguments "stock <product> <size> <store> <pieces>"
                       or "promo <file>" (docs/connecting-a-backend.md)
  --buyers <n>         concurrent buyers (20)
  --repeats <n>        how often one order is sent at once (50)
  --only <text>        only worlds with this text in their name

PAYMENT_MERCHANT_ID, PAYMENT_USER and PAYMENT_PASSWORD are the backend's account at the payment provider: with them,
payments are tested. It places about forty orders: never run it against a live shop.
Exit code 0: all invariants hold. 1: some are violated. 2: it could not run.`

const worlds: readonly World[] = [
  oneKey,
  lastPiece,
  lastUse,
  twoDevices,
  lostAnswers,
  notifications,
]

/** Runs a world to its end, or to a call that fails without a mishap. */
async function runWorld(world: World, setting: Setting, report: Report): Promise<Trial> {
  const trial = new Trial()
  try {
    await trial.tell(() => world.run(setting, trial))
  } catch (error) {
    if (!(error instanceof CallFailed)) throw error
    const problem = report.problems().at(-1)
    trial.holds('answered', false, `${problem?.call} ${problem?.check}: ${problem?.problem}`)
  }
  return trial
}

function textOf(world: World, { violations, untried, checks }: Trial, seconds: number): string {
  const head = violations.length > 0 ? 'VIOLATED' : checks > 0 ? 'held    ' : 'untried '
  return [
    `${head}  ${world.title}: ${checks} checks, ${seconds.toFixed(1)} s`,
    ...[...untried].map((reason) => `          not tried: ${reason}`),
    ...violations.flatMap(({ invariant, problem, steps }) => [
      `          ${invariants[invariant]}`,
      ...steps.map((step, index) => `            ${index + 1}. ${step}`),
      `            But ${problem}.`,
    ]),
  ].join('\n')
}

export interface BlackBox {
  backend: string
  prepare?: Prepare | undefined
  account?: Account | undefined
  buyers?: number
  repeats?: number
  only?: string
}

/** Runs the worlds on a backend, and returns the findings of each. Throws when no backend answers. */
export async function proveBackend(options: BlackBox): Promise<Trial[]> {
  const { backend, prepare, account, buyers = 20, repeats = 50, only = '' } = options
  const url = backend.replace(/\/$/, '')
  const report = new Report()
  const client = new Client(url, report)
  await client.checkReachable()
  const shelves = new Shelves(client, prepare)
  const setting: Setting = { url, client, shelves, prepare, account, buyers, repeats }
  const trials: Trial[] = []
  for (const world of worlds.filter(({ title }) => title.includes(only))) {
    const startedAt = performance.now()
    const trial = await runWorld(world, setting, report)
    console.warn(textOf(world, trial, (performance.now() - startedAt) / 1000))
    trials.push(trial)
  }
  return trials
}

function accountOf(env: Readonly<Record<string, string | undefined>>): Account | undefined {
  const { PAYMENT_MERCHANT_ID: merchantId = '31999', PAYMENT_USER: user } = env
  const { PAYMENT_PASSWORD: password } = env
  return user && password ? { merchantId, user, password } : undefined
}

function count(name: string, given: string): number {
  const number = Number(given)
  if (!Number.isInteger(number) || number < 1) throw new Error(`--${name} must be a number.`)
  return number
}

/** Runs the worlds by command-line arguments, and returns the exit code. */
export async function runBlackBox(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      url: { type: 'string', default: '' },
      prepare: { type: 'string' },
      buyers: { type: 'string', default: '20' },
      repeats: { type: 'string', default: '50' },
      only: { type: 'string', default: '' },
    },
  })
  const { url, only } = values
  const prepare = values.prepare ? prepareBy(values.prepare) : undefined
  if (!URL.canParse(url)) throw new Error('--url must be the base address of a backend.')
  const [buyers, repeats] = [count('buyers', values.buyers), count('repeats', values.repeats)]
  const account = accountOf(process.env)
  const trials = await proveBackend({ backend: url, prepare, account, buyers, repeats, only })
  const violations = trials.reduce((sum, trial) => sum + trial.violations.length, 0)
  const checks = trials.reduce((sum, trial) => sum + trial.checks, 0)
  console.warn(`\n${checks} checks: ${violations} failed`)
  return violations > 0 ? 1 : 0
}
