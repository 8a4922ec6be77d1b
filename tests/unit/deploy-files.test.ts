import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { z } from 'zod'
import { blocksOf, readUnit } from '#scripts/deploy/guide.ts'

const read = (file: string) => readFileSync(file, 'utf8')
const guide = read('docs/deployment.md')

const service = z.object({
  image: z.string(),
  build: z.object({ dockerfile: z.string() }).optional(),
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

/** The folders that the guide says a container writes. */
const [, list = ''] = /only (.+?) are written/.exec(guide) ?? []
const written = [...list.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path)
const insideOf = (path: string) => (path.startsWith('/') ? path : `/app/${path}`)

describe('deploy/compose.yaml', () => {
  test('declares each volume that a service mounts, and no other', () => {
    const named = mounts.filter(isNamed).map((mount) => mount.split(':')[0])
    expect([...new Set(named)].toSorted()).toEqual(Object.keys(volumes).toSorted())
  })

  test('mounts files of this repository only as far as they exist or the guide makes them', () => {
    const local = mounts.filter((mount) => !isNamed(mount)).map((mount) => mount.split(':')[0])
    const missing = local.filter((path = '') => !existsSync(join('deploy', path)))
    expect(missing.filter((path) => path !== './tls')).toEqual([])
    expect(guide).toContain('mkdir -p deploy/tls')
  })

  test('lets a shop write what the guide names, into volumes of its own', () => {
    expect(written).toEqual(['.next/cache', '.next/page-cache', '/data', '/tmp'])
    // A shop with a session password and a backend of its own writes no data.
    const needed = written.filter((path) => path !== '/data').map(insideOf)
    const shops = [services['shop-1'], services['shop-2']]
    for (const shop of shops) {
      const places = shop?.volumes.map((mount) => mount.split(':')[1]).concat(shop.tmpfs)
      expect(places).toEqual(expect.arrayContaining(needed))
    }
    const sources = shops.flatMap((shop) => shop?.volumes.map((mount) => mount.split(':')[0]))
    expect(new Set(sources).size).toBe(sources.length)
  })

  test('fills the kept assets before nginx serves them, where nginx looks for them', () => {
    expect(services.nginx?.depends_on.assets).toEqual({
      condition: 'service_completed_successfully',
    })
    expect(services.assets?.command?.join(' ')).toContain('cp -R .next/static /assets/_next/')
    expect(services.assets?.volumes).toEqual(['kept-assets:/assets'])
    expect(services.nginx?.volumes).toContain('kept-assets:/var/lib/etalase/assets:ro')
  })

  test('waits only for services that exist', () => {
    const awaited = Object.values(services).flatMap((one) => Object.keys(one.depends_on))
    expect(awaited.filter((name) => !services[name])).toEqual([])
  })
})

const named = z.object({ name: z.string() })
const container = z.object({
  ports: z.array(z.object({ name: z.string(), containerPort: z.number() })),
  env: z.array(named),
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

/** The settings of the only manifest of a kind, in the shape that a test needs. */
function specOf<Shape extends z.ZodType>(kind: string, shape: Shape): z.infer<Shape> {
  const found = manifests.filter((one) => one.kind === kind)
  expect(found, kind).toHaveLength(1)
  return shape.parse(found[0]?.spec)
}

const podSpec = z.object({ containers: z.tuple([container]), volumes: z.array(named) })
const template = z.object({ metadata: z.object({ labels }), spec: podSpec })
const deployment = specOf('Deployment', z.object({ template })).template
const [shop] = deployment.spec.containers
const selector = z.object({ matchLabels: labels })

describe('the manifests in deploy/kubernetes', () => {
  test('every document is a secret or has a kind, a name and settings', () => {
    expect(secrets.length + manifests.length).toBe(documents.length)
  })

  test('every selector finds the pods of the shop', () => {
    const found = [
      specOf('Service', z.object({ selector: labels })).selector,
      specOf('PodDisruptionBudget', z.object({ selector })).selector.matchLabels,
      specOf('NetworkPolicy', z.object({ podSelector: selector })).podSelector.matchLabels,
      specOf('PodMonitor', z.object({ selector })).selector.matchLabels,
    ]
    for (const one of found) expect(one).toEqual(deployment.metadata.labels)
  })

  test('every port that is named is a port of the container', () => {
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

  test('every mount is a volume, and every folder that the shop writes is mounted', () => {
    const all = deployment.spec.volumes.map(({ name }) => name)
    expect([...new Set(shop.volumeMounts.map(({ name }) => name))].toSorted()).toEqual(
      all.toSorted(),
    )
    const needed = written.filter((path) => path !== '/data').map(insideOf)
    expect(shop.volumeMounts.map(({ mountPath }) => mountPath)).toEqual(
      expect.arrayContaining(needed),
    )
  })

  test('the secret of the shop is there, with the token by which its metrics are read', () => {
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
    const found = secrets.find(({ metadata }) => metadata.name === name)
    expect(Object.keys(found?.stringData ?? {})).toContain(key)
    expect(shop.envFrom).toEqual([{ secretRef: { name } }])
  })

  test('an ingress or Prometheus in another namespace may call the shop, and nothing else', () => {
    const rule = z.object({ from: z.array(z.object({ namespaceSelector: selector })) })
    const { ingress } = specOf('NetworkPolicy', z.object({ ingress: z.tuple([rule]) }))
    expect(ingress[0].from).toHaveLength(2)
  })
})

describe('the units of systemd', () => {
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

  test('a unit without a user or a command is refused', () => {
    expect(() => readUnit('[Service]\nExecStart=/bin/true')).toThrow('User')
    expect(() => readUnit('[Service]\nUser=a\nWorkingDirectory=/')).toThrow('ExecStart')
  })
})

describe('deploy/Dockerfile', () => {
  const dockerfile = read('deploy/Dockerfile')

  test('has the Node of the lock file first in its path, so that all commands of an image run it', () => {
    const [base = ''] = dockerfile.split('FROM base AS build')
    expect(base).toMatch(/^ENV .*PATH=\/app\/node_modules\/\.bin:\$PATH$/m)
    const programs = [...dockerfile.matchAll(/^(?: {2})?CMD \["(\w+)"/gm)].map(([, name]) => name)
    expect(programs).toEqual(['node', 'node'])
  })

  test('copies only what exists, or what the build makes', () => {
    const sources = [...dockerfile.matchAll(/^COPY (?:--\S+ )*(.+) \S+$/gm)]
      .flatMap(([, names = '']) => names.split(' '))
      .map((name) => name.replace(/^\/app\//, ''))
      .filter((name) => name !== '.next')
    expect(sources.length).toBeGreaterThan(10)
    expect(sources.filter((name) => !existsSync(name))).toEqual([])
  })
})

describe('the commands of the guide', () => {
  test('are found, and only those that fetch packages have the network', () => {
    const blocks = blocksOf(guide)
    expect(blocks.length).toBeGreaterThan(2)
    expect(blocks.filter(({ fetches }) => fetches)).toHaveLength(1)
  })

  test('name Node by its path: that of Debian cannot run the sources', () => {
    const commands = [...guide.matchAll(/^```(?:sh)?\n(.*?)^```$|`([^`\n]+)`/gms)]
      .map(([, block, span]) => block ?? span ?? '')
      .filter((text) => /^node \S+\.ts/m.test(text))
    expect(commands).toEqual([])
    expect('node backend/main.ts').toMatch(/^node \S+\.ts/m)
  })

  test('blocks without a language are not run', () => {
    expect(blocksOf('```\ndocker build .\n```\n')).toEqual([])
  })
})
