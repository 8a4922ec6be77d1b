import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { librariesIn, programIn } from '#caches/debian.ts'
import { ports } from '#caches/ports.ts'
import { configureNginx } from '#fleet/nginx.ts'

/** Folders and ports of a cache. */
interface Place {
  /** The cache's own folder for configuration and data. */
  folder: string
  /** The folder with the unpacked Debian packages. */
  debian: string
  port: number
  shopPort: number
}

export interface CacheProgram {
  name: string
  /** Debian packages; the first determines the version. */
  packages: readonly string[]
  /** Writes the configuration from `deploy/`. Returns the command that runs the cache in the foreground. */
  configure(place: Place): readonly string[]
  isTls?: true
  /** Supports the method PURGE. */
  purges?: true
}

/** Fills in the upper-case placeholders of a file in `deploy/caches`. */
function fill(file: string, { folder, port, shopPort }: Place): string {
  const values: Readonly<Record<string, string>> = {
    PORT: String(port),
    SHOP_HOST: '127.0.0.1',
    SHOP_PORT: String(shopPort),
    INNER_PORT: String(ports.apacheInner),
    CACHE_DIR: folder,
  }
  const text = readFileSync(join('deploy/caches', file), 'utf8')
  return text.replace(/\$\{([A-Z_]+)\}/g, (_, name: string) => values[name] ?? '')
}

function write(folder: string, name: string, text: string): string {
  const file = join(folder, name)
  writeFileSync(file, text)
  return file
}

const varnish: CacheProgram = {
  name: 'Varnish',
  packages: ['varnish'],
  purges: true,
  configure(place) {
    const { folder, debian, port } = place
    const vcl = write(folder, 'default.vcl', fill('varnish.vcl', place))
    const modules = `vmod_path=${join(debian, 'usr/lib/x86_64-linux-gnu/varnish/vmods')}`
    const settings = ['http_gzip_support=off', modules].flatMap((one) => ['-p', one])
    const listen = ['-a', `127.0.0.1:${port}`, '-f', vcl, '-n', join(folder, 'work')]
    return [
      programIn(debian, '/usr/sbin/varnishd'),
      '-F',
      '-j',
      'none',
      ...listen,
      '-s',
      'malloc,64m',
      ...settings,
    ]
  },
}

const squid: CacheProgram = {
  name: 'Squid',
  packages: ['squid'],
  configure(place) {
    const { folder, debian } = place
    chmodSync(folder, 0o777)
    const share = join(debian, 'usr/share/squid')
    const surroundings = `
cache_effective_user nobody
pid_filename ${join(folder, 'squid.pid')}
cache_log ${join(folder, 'cache.log')}
access_log none
coredump_dir ${folder}
mime_table ${share}/mime.conf
icon_directory ${share}/icons
error_directory ${share}/errors/templates
unlinkd_program /bin/true
pinger_enable off
shutdown_lifetime 1 second
`
    const file = write(folder, 'squid.conf', fill('squid.conf', place) + surroundings)
    return [programIn(debian, '/usr/sbin/squid'), '-N', '-f', file]
  },
}

const haproxy: CacheProgram = {
  name: 'HAProxy',
  packages: ['haproxy'],
  configure(place) {
    const { folder, debian } = place
    const file = write(folder, 'haproxy.cfg', fill('haproxy.cfg', place))
    return [programIn(debian, '/usr/sbin/haproxy'), '-f', file]
  },
}

const apacheModules = [
  ...['mpm_event', 'authz_core', 'alias', 'headers', 'setenvif', 'proxy', 'proxy_http'],
  ...['cache', 'cache_disk'],
]

const apache: CacheProgram = {
  name: 'Apache httpd',
  packages: ['apache2', 'apache2-bin'],
  configure(place) {
    const { folder, debian } = place
    chmodSync(folder, 0o777)
    const modules = programIn(debian, '/usr/lib/apache2/modules')
    const surroundings = `
ServerRoot ${folder}
ServerName localhost
PidFile ${join(folder, 'apache.pid')}
ErrorLog ${join(folder, 'error.log')}
User nobody
Group nogroup
DefaultRuntimeDir ${folder}
${apacheModules.map((name) => `LoadModule ${name}_module ${modules}/mod_${name}.so`).join('\n')}
`
    const file = write(folder, 'apache.conf', surroundings + fill('apache.conf', place))
    return [programIn(debian, '/usr/sbin/apache2'), '-D', 'FOREGROUND', '-f', file]
  },
}

const trafficServer: CacheProgram = {
  name: 'Traffic Server',
  packages: ['trafficserver'],
  purges: true,
  configure(place) {
    const { folder, debian } = place
    const folders = ['log', 'run', 'cache']
    for (const name of folders) mkdirSync(join(folder, name))
    chmodSync(folder, 0o777)
    for (const name of folders) chmodSync(join(folder, name), 0o777)
    const records = `${fill('trafficserver/records.config', place)}
CONFIG proxy.config.admin.user_id STRING nobody
CONFIG proxy.config.body_factory.template_sets_dir STRING ${programIn(debian, '/etc/trafficserver')}/body_factory
CONFIG proxy.config.cache.ram_cache.size INT 33554432
CONFIG proxy.config.exec_thread.autoconfig INT 0
CONFIG proxy.config.exec_thread.limit INT 2
`
    write(folder, 'records.config', records)
    for (const name of ['remap.config', 'header_rewrite.config', 'ip_allow.yaml'])
      write(folder, name, fill(`trafficserver/${name}`, place))
    write(folder, 'storage.config', `${join(folder, 'cache')} 64M\n`)
    write(folder, 'plugin.config', '')
    const layout = {
      prefix: folder,
      ...{ exec_prefix: folder, bindir: folder, sbindir: folder, sysconfdir: folder },
      ...{ datadir: folder, includedir: folder, libdir: folder, mandir: folder, infodir: folder },
      ...{ libexecdir: join(debian, 'usr/lib/trafficserver/modules') },
      ...{ localstatedir: folder, runtimedir: join(folder, 'run') },
      ...{ logdir: join(folder, 'log'), cachedir: join(folder, 'cache') },
    }
    const lines = Object.entries(layout).map(([name, path]) => `${name}: ${path}`)
    const file = write(folder, 'runroot.yaml', `${lines.join('\n')}\n`)
    return [programIn(debian, '/usr/bin/traffic_server'), `--run-root=${file}`]
  },
}

const nginx: CacheProgram = {
  name: 'nginx',
  packages: ['nginx'],
  isTls: true,
  configure: ({ folder, port, shopPort }) =>
    configureNginx({
      folder,
      port,
      httpPort: ports.nginxHttp,
      shopPorts: [shopPort],
      assetsDir: join(folder, 'assets'),
    }),
}

export const programs: readonly CacheProgram[] = [
  varnish,
  squid,
  haproxy,
  apache,
  trafficServer,
  nginx,
]

/** Returns the variables that let a program find its packages' libraries. */
export const environment = (debian: string) => ({ LD_LIBRARY_PATH: librariesIn(debian) })
