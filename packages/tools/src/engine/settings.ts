import { readWhole } from '@etalase/contract/rules/typed-number.ts'
import { persistedSecret } from '@etalase/processes/persisted-secret.ts'
import { findFreePort, requireFreePort } from '@etalase/processes/ports.ts'

/** Folder of the Medusa project. */
export const ownProject = 'packages/medusa/server'

/** Returns the folder of the standalone server that `medusa build` creates. */
export const builtFolder = (projectFolder: string) => `${projectFolder}/.medusa/server`

/** The first admin user. */
export const adminEmail = 'admin@example.com'

/** Default number of products in the demo, which are colours of garments. */
const defaultProducts = 1_200

export interface EngineSettings {
  ports: { shop: number; adapter: number; engine: number }
  dataDir: string
  /** The Medusa project that is built and started. */
  projectFolder: string
  products: number
  /** Secret shared by engine and adapter. */
  engineSecret: string
  /** Secret by which the adapter tells the shop of changes. */
  revalidateSecret: string
  sessionPassword: string
  adminPassword: string
  /** Password of the account at the payment sandbox, which the adapter creates in the same folder. */
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

/**
 * Reads the settings of `npm run -w packages/tools engine:medusa`. Secrets are created once and kept in the data folder. Throws for an
 * invalid port, or one in use.
 */
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
