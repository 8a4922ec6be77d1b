import { readWhole } from '@etalase/contract/rules/typed-number.ts'
import { persistedSecret } from '@etalase/processes/persisted-secret.ts'
import { findFreePort, requireFreePort } from '@etalase/processes/ports.ts'

/** The folder of the Medusa project. */
export const ownProject = 'packages/medusa/server'

/** What `medusa build` makes of a project: one that runs by itself. */
export const builtFolder = (projectFolder: string) => `${projectFolder}/.medusa/server`

/** Who signs in to the admin first. */
export const adminEmail = 'admin@example.com'

/** Colours of garments in the catalogue of the demo. */
const defaultProducts = 1_200

export interface EngineSettings {
  ports: { shop: number; adapter: number; engine: number }
  dataDir: string
  /** The Medusa project that is built and started. */
  projectFolder: string
  products: number
  /** The secret that engine and adapter share. */
  engineSecret: string
  /** What the adapter tells the shop with. */
  revalidateSecret: string
  sessionPassword: string
  adminPassword: string
  /** Of the account at the payment sandbox, which the adapter makes in the same folder. */
  paymentPassword: string
  jwtSecret: string
  cookieSecret: string
}

type Variables = Readonly<Record<string, string | undefined>>

function readPort(env: Variables, name: string, standard: number): number {
  const port = env[name] ? readWhole(env[name]) : standard
  if (port === null || port < 1 || port > 65_535) throw new Error(`${name}: not a port`)
  return port
}

function readProducts({ ENGINE_PRODUCTS: typed }: Variables): number {
  const products = typed ? readWhole(typed) : defaultProducts
  if (products === null) throw new Error('ENGINE_PRODUCTS: no whole number')
  return products
}

async function chosenPorts(env: Variables): Promise<EngineSettings['ports']> {
  const ports = {
    shop: readPort(env, 'PORT', 3000),
    adapter: readPort(env, 'BACKEND_PORT', 4000),
    engine: readPort(env, 'ENGINE_PORT', 9000),
  }
  await requireFreePort('PORT', ports.shop)
  await requireFreePort('BACKEND_PORT', ports.adapter)
  await requireFreePort('ENGINE_PORT', ports.engine)
  return ports
}

const freePorts = async (): Promise<EngineSettings['ports']> => ({
  shop: await findFreePort(),
  adapter: await findFreePort(),
  engine: await findFreePort(),
})

/** Settings of `npm run -w packages/tools engine:medusa`, with secrets that are made once and kept in the data folder. Throws for a bad port, or one in use. */
export async function readEngineSettings(
  env: Variables,
  {
    isCheck,
    dataDir,
    projectFolder = ownProject,
  }: { isCheck: boolean; dataDir: string; projectFolder?: string },
): Promise<EngineSettings> {
  const ports = isCheck ? await freePorts() : await chosenPorts(env)
  const secret = (name: string) => persistedSecret(dataDir, name)
  return {
    ports,
    dataDir,
    projectFolder,
    products: readProducts(env),
    engineSecret: await secret('engine-secret'),
    revalidateSecret: await secret('revalidate-secret'),
    sessionPassword: await secret('session-password'),
    adminPassword: await secret('admin-password'),
    paymentPassword: env.PAYMENT_PASSWORD || (await secret('payment-password')),
    jwtSecret: await secret('jwt-secret'),
    cookieSecret: await secret('cookie-secret'),
  }
}
