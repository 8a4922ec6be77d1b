import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { blocksOf, readUnit } from '@etalase/testkit/deploy-guide.ts'
import { describe, expect, test } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { z } from 'zod'

const read = (file: string) => readFileSync(file, 'utf8')
const guide = read('docs/deployment.md')

const variables = z.record(z.string(), z.union([z.string(), z.number()])).default({})
const service = z.object({
  image: z.string(),
  build: z.object({ dockerfile: z.string(), args: variables }).optional(),
  environment: variables,
  command: z.array(z.string()).optional(),
  volumes: z.array(z.string()).default([]),
  tmpfs: z.array(z.string()).default([]),
  depends_on: z.record(z.string(), z.unknown()).default({}),
})
const { services, volumes } = z
  .object({ services: z.record(z.string(), service), volumes: z.record(z.string(), z.null()) })
  .parse(parse(read('deploy/compose.yaml'), { merge: true }))

const mounts = Object.values(services).flatMap((one) => one.volumes)
const isNamed = (mount: string) => !/^[./]/.test(mount)

/** Folders that a container writes, from the guide. */
const [, list = ''] = /only (.+?) are written/.exec(guide) ?? []
const written = [...list.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path)
const insideOf = (path: string) => (path.startsWith('/') ? path : `/app/${path}`)

/** Settings of the build, from the guide. */
const [, names = ''] = /\*\*Settings of the build\*\*: (.+?)\. All others/s.exec(guide) ?? []
const buildSettings = [...names.matchAll(/`([A-Z_]+)`/g)].map(([, name = '']) => name)

/** Matches `${NAME:-}`, or another default: compose takes the value from its own environment. */
const fromEnvironment = (name: string) => new RegExp(`^\\$\\{${name}:-[^}]*\\}$`)

describe('deploy/compose.yaml', () => {
  test('declares each volume that a service mounts, and no others', () => {
    const named = mounts.filter(isNamed).map((mount) => mount.split(':')[0])
    expect([...new Set(named)].toSorted()).toEqual(Object.keys(volumes).toSorted())
  })

  test('mounts only files that the repository has or the guide creates', () => {
    const local = mounts.filter((mount) => !isNamed(mount)).map((mount) => mount.split(':')[0])
    const missing = local.filter((path = '') => !existsSync(join('deploy', path)))
    expect(missing.filter((path) => path !== './tls')).toEqual([])
    expect(guide).toContain('mkdir -p deploy/tls')
  })

  test('mounts each folder that a shop writes, from separate volumes', () => {
    expect(written).toEqual(['.next/cache', '.next/page-cache', '/data', '/tmp'])
    // A shop with a session password and its own backend writes no data.
    const needed = written.filter((path) => path !== '/data').map(insideOf)
    const shops = [services['shop-1'], services['shop-2']]
    for (const shop of shops) {
      const places = shop?.volumes.map((mount) => mount.split(':')[1]).concat(shop.tmpfs)
      expect(places).toEqual(expect.arrayContaining(needed))
    }
    const sources = shops.flatMap((shop) => shop?.volumes.map((mount) => mount.split(':')[0]))
    expect(new Set(sources).size).toBe(sources.length)
  })

  test('fills the kept assets before nginx starts, in the volume that nginx serves', () => {
    expect(services.nginx?.depends_on.assets).toEqual({
      condition: 'service_completed_successfully',
    })
    expect(services.assets?.command?.join(' ')).toContain('cp -R .next/static /assets/_next/')
    expect(services.assets?.volumes).toEqual(['kept-assets:/assets'])
    expect(services.nginx?.volumes).toContain('kept-assets:/var/lib/etalase/assets:ro')
  })

  test('passes each build setting from the environment to the image', () => {
    const args = services['shop-1']?.build?.args ?? {}
    expect(Object.keys(args).toSorted()).toEqual(buildSettings.toSorted())
    for (const [name, value] of Object.entries(args)) expect(value).toMatch(fromEnvironment(name))
  })

  test("shares the revalidation secret, and gives only the backend the staff token and both shops' addresses", () => {
    const { backend, 'shop-1': one, 'shop-2': two } = services
    for (const shop of [backend, one, two])
      expect(shop?.environment.REVALIDATE_SECRET).toMatch(fromEnvironment('REVALIDATE_SECRET'))
    expect(backend?.environment.STAFF_TOKEN).toMatch(fromEnvironment('STAFF_TOKEN'))
    expect(String(backend?.environment.REVALIDATE_URLS).split(',')).toEqual([
      'http://shop-1:3000',
      'http://shop-2:3000',
    ])
    expect(one?.environment.STAFF_TOKEN).toBeUndefined()
  })

  test('gives the shops the analytics origins and the metrics token at run time', () => {
    const { environment = {} } = services['shop-1'] ?? {}
    for (const name of ['ANALYTICS_ORIGINS', 'METRICS_TOKEN'])
      expect(environment[name]).toMatch(fromEnvironment(name))
  })

  test('waits only for services that exist', () => {
    const awaited = Object.values(services).flatMap((one) => Object.keys(one.depends_on))
    expect(awaited.filter((name) => !services[name])).toEqual([])
  })
})

const named = z.object({ name: z.string() })
const container = z.object({
  command: z.array(z.string()).optional(),
  ports: z.array(z.object({ name: z.string(), containerPort: z.number() })),
  env: z.array(z.object({ ...named.shape, value: z.string() })),
  envFrom: z.array(z.object({ secretRef: named })),
  volumeMounts: z.array(z.object({ name: z.string(), mountPath: z.string() })),
})
const labels = z.record(z.string(), z.string())
const spec = z.looseObject({})
const manifest = z.looseObject({ kind: z.string(), metadata: z.looseObject(named.shape), spec })
const secret = z.object({ kind: z.literal('Secret'), metadata: named, stringData: labels })

const documents = globSync('deploy/kubernetes/*.yaml').flatMap((file) =>
  parseAllDocuments(read(file)).map((document): unknown => document.toJS()),
)
const secrets = documents.flatMap((document) => secret.safeParse(document).data ?? [])
const manifests = documents.flatMap((document) => manifest.safeParse(document).data ?? [])

/** Returns the spec of the only manifest of a kind for the shop or the backend, parsed to a shape. */
function specOf<Shape extends z.ZodType>(kind: string, shape: Shape, of = 'shop'): z.infer<Shape> {
  const found = manifests.filter((one) => one.kind === kind && one.metadata.name === of)
  expect(found, kind).toHaveLength(1)
  return shape.parse(found[0]?.spec)
}

const podSpec = z.object({ containers: z.tuple([container]), volumes: z.array(named) })
const template = z.object({ metadata: z.object({ labels }), spec: podSpec })
const deploymentOf = (name: string) => specOf('Deployment', z.object({ template }), name).template
const deployment = deploymentOf('shop')
const [shop] = deployment.spec.containers
const backendDeployment = deploymentOf('backend')
const [backend] = backendDeployment.spec.containers
const keysOf = (secretName: string) =>
  secrets
    .filter(({ metadata }) => metadata.name === secretName)
    .flatMap(({ stringData }) => Object.keys(stringData))
const selector = z.object({ matchLabels: labels })

describe('the manifests in deploy/kubernetes', () => {
  test('are each a secret, or have a kind, a name and a spec', () => {
    expect(secrets.length + manifests.length).toBe(documents.length)
  })

  test('select the pods of the backend with each of its selectors', () => {
    const found = [
      specOf('Service', z.object({ selector: labels }), 'backend').selector,
      specOf('NetworkPolicy', z.object({ podSelector: selector }), 'backend').podSelector
        .matchLabels,
    ]
    for (const one of found) expect(one).toEqual(backendDeployment.metadata.labels)
  })

  test('select the pods of the shop with each of its selectors', () => {
    const found = [
      specOf('Service', z.object({ selector: labels })).selector,
      specOf('PodDisruptionBudget', z.object({ selector })).selector.matchLabels,
      specOf('NetworkPolicy', z.object({ podSelector: selector })).podSelector.matchLabels,
      specOf('PodMonitor', z.object({ selector })).selector.matchLabels,
    ]
    for (const one of found) expect(one).toEqual(deployment.metadata.labels)
  })

  test('name only ports that the container has', () => {
    const ports = shop.ports.map(({ name }) => name)
    const one = z.object({ port: z.string() })
    const policy = z.object({ ingress: z.array(z.object({ ports: z.array(one) })) })
    const allowed = specOf('NetworkPolicy', policy).ingress.flatMap((rule) => rule.ports)
    const scraped = specOf('PodMonitor', z.object({ podMetricsEndpoints: z.array(one) }))
    const balanced = specOf(
      'Service',
      z.object({ ports: z.array(z.object({ targetPort: z.string() })) }),
    )
    for (const { port } of [...allowed, ...scraped.podMetricsEndpoints])
      expect(ports).toContain(port)
    for (const { targetPort } of balanced.ports) expect(ports).toContain(targetPort)
  })

  test('mount each volume, and every folder that the shop writes', () => {
    const all = deployment.spec.volumes.map(({ name }) => name)
    expect([...new Set(shop.volumeMounts.map(({ name }) => name))].toSorted()).toEqual(
      all.toSorted(),
    )
    const needed = written.filter((path) => path !== '/data').map(insideOf)
    expect(shop.volumeMounts.map(({ mountPath }) => mountPath)).toEqual(
      expect.arrayContaining(needed),
    )
  })

  test("include the shop's secret, with the token that reads its metrics", () => {
    const credentials = z.object({ name: z.string(), key: z.string() })
    const endpoint = z.object({
      path: z.literal('/metrics'),
      authorization: z.object({ type: z.literal('Bearer'), credentials }),
    })
    const [scraped] = specOf(
      'PodMonitor',
      z.object({ podMetricsEndpoints: z.tuple([endpoint]) }),
    ).podMetricsEndpoints
    const { name, key } = scraped.authorization.credentials
    expect(keysOf(name)).toContain(key)
    expect(shop.envFrom).toEqual([{ secretRef: { name } }])
  })

  const callersOf = (name: string) => {
    const rule = z.object({ from: z.array(z.record(z.string(), selector)) })
    return specOf('NetworkPolicy', z.object({ ingress: z.tuple([rule]) }), name).ingress[0].from
  }

  test('let only the ingress, Prometheus and the backend call the shop, and only shop and ingress the backend', () => {
    const inNamespace = (name: string) => ({
      namespaceSelector: { matchLabels: { 'kubernetes.io/metadata.name': name } },
    })
    expect(callersOf('shop')).toEqual([
      inNamespace('ingress-nginx'),
      inNamespace('monitoring'),
      { podSelector: { matchLabels: backendDeployment.metadata.labels } },
    ])
    expect(callersOf('backend')).toEqual([
      { podSelector: { matchLabels: deployment.metadata.labels } },
      inNamespace('ingress-nginx'),
    ])
  })

  test('address the backend by its name and port, and mount its volumes', () => {
    const ports = z.object({ ports: z.tuple([z.object({ port: z.number() })]) })
    const address = `http://backend:${specOf('Service', ports, 'backend').ports[0].port}`
    expect(shop.env).toContainEqual({ name: 'API_BASE_URL', value: address })
    expect(backend.ports.map(({ name }) => name)).toEqual(['http'])
    expect(existsSync(backend.command?.[1] ?? '')).toBe(true)
    const all = backendDeployment.spec.volumes.map(({ name }) => name)
    expect(backend.volumeMounts.map(({ name }) => name).toSorted()).toEqual(all.toSorted())
    expect(backend.volumeMounts.map(({ mountPath }) => mountPath)).toEqual(['/data', '/tmp'])
  })

  test("keep revalidation secret and staff token in secrets, the staff token only in the backend's", () => {
    expect(backend.envFrom).toEqual([{ secretRef: { name: 'backend' } }])
    expect(keysOf('backend')).toEqual(expect.arrayContaining(['REVALIDATE_SECRET', 'STAFF_TOKEN']))
    expect(keysOf('shop')).toContain('REVALIDATE_SECRET')
    expect(keysOf('shop')).not.toContain('STAFF_TOKEN')
    expect(backend.env).toContainEqual({ name: 'REVALIDATE_URLS', value: 'http://shop' })
    const open = [...shop.env, ...backend.env].map(({ name }) => name)
    expect(open.filter((name) => /_(SECRET|TOKEN|PASSWORD)$/.test(name))).toEqual([])
  })
})

describe('the systemd units', () => {
  test.each(['backend', 'shop'])(
    'etalase-%s runs the Node of the lock file, by its path',
    (name) => {
      const { command, folder, user, envFile } = readUnit(
        read(`deploy/systemd/etalase-${name}.service`),
      )
      const [program, script = ''] = command
      expect(program).toBe(`${folder}/node_modules/.bin/node`)
      expect(existsSync(script)).toBe(true)
      expect(guide).toContain(
        `useradd --system --home-dir /var/lib/etalase --create-home ${user}\n`,
      )
      expect(guide).toContain(`cat > ${envFile} <<EOF`)
    },
  )

  test('a unit without a user or a command is rejected', () => {
    expect(() => readUnit('[Service]\nExecStart=/bin/true')).toThrow('User')
    expect(() => readUnit('[Service]\nUser=a\nWorkingDirectory=/')).toThrow('ExecStart')
  })
})

describe('deploy/Dockerfile', () => {
  const dockerfile = read('deploy/Dockerfile')

  test("puts the lock file's Node first in its path, so that each image command runs it", () => {
    const [base = ''] = dockerfile.split('FROM base AS build')
    expect(base).toMatch(/^ENV .*PATH=\/app\/node_modules\/\.bin:\$PATH$/m)
    const programs = [...dockerfile.matchAll(/^(?: {2})?CMD \["(\w+)"/gm)].map(([, name]) => name)
    expect(programs).toEqual(['node', 'node'])
  })

  test('takes each build setting as an argument, and keeps it in the image for the start', () => {
    const [build = '', runtime = ''] = dockerfile.split('FROM base AS runtime')
    const argumentsOf = (part: string) =>
      [...part.matchAll(/^ARG (\w+)$/gm)].map(([, name = '']) => name).toSorted()
    // The build's backend may differ from the one at start.
    expect(argumentsOf(build)).toEqual(['API_BASE_URL', ...buildSettings].toSorted())
    expect(argumentsOf(runtime)).toEqual(buildSettings.toSorted())
    const kept = [...runtime.matchAll(/(\w+)=\$(\w+)/g)].filter(([, name, of]) => name === of)
    expect(kept.map(([, name = '']) => name).toSorted()).toEqual(buildSettings.toSorted())
  })

  test('copies only files that exist or that the build creates', () => {
    const sources = [...dockerfile.matchAll(/^COPY (?:--\S+ )*(.+) \S+$/gm)]
      .flatMap(([, names = '']) => names.split(' '))
      .map((name) => name.replace(/^\/app\//, ''))
      .filter((name) => name !== '.next')
    expect(sources.length).toBeGreaterThan(10)
    expect(sources.filter((name) => !existsSync(name))).toEqual([])
  })
})

describe('the commands of the guide', () => {
  test('are found, and only the one that fetches packages has network access', () => {
    const blocks = blocksOf(guide)
    expect(blocks.length).toBeGreaterThan(2)
    expect(blocks.filter(({ fetches }) => fetches)).toHaveLength(1)
  })

  test("use the lock file's Node, as Debian's cannot run the sources", () => {
    const commands = [...guide.matchAll(/^```(?:sh)?\n(.*?)^```$|`([^`\n]+)`/gms)]
      .map(([, block, span]) => block ?? span ?? '')
      .filter((text) => /^node \S+\.ts/m.test(text))
    expect(commands).toEqual([])
    expect('node packages/backend/src/main.ts').toMatch(/^node \S+\.ts/m)
  })

  test('are not taken from blocks without a language', () => {
    expect(blocksOf('```\ndocker build .\n```\n')).toEqual([])
  })
})
