import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'

export interface NginxSettings {
  /** Folder for configuration, certificate, cache and logs. */
  folder: string
  port: number
  httpPort: number
  shopPorts: readonly number[]
  /** Folder for the assets of earlier releases. */
  assetsDir: string
}

const program = '/usr/sbin/nginx'

/** Returns whether nginx is installed. */
export const hasNginx = (): boolean => spawnSync(program, ['-v']).status === 0

function makeCertificate(folder: string): { certificate: string; key: string } {
  const [certificate, key] = [join(folder, 'cert.pem'), join(folder, 'key.pem')]
  const args =
    'req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost -addext subjectAltName=DNS:localhost -keyout'.split(
      ' ',
    )
  const made = spawnSync('openssl', [...args, key, '-out', certificate])
  if (made.status !== 0) throw new Error(`openssl made no certificate: ${made.stderr}`)
  return { certificate, key }
}

/** Makes this process's `fetch` accept a self-signed certificate. */
const trustCertificate = (certificate: string) =>
  setDefaultCACertificates([...getCACertificates(), readFileSync(certificate, 'utf8')])

/** Writes the configuration of deploy/nginx.conf.template for this machine. Returns the command that runs it. */
export function configureNginx(settings: NginxSettings): string[] {
  const { folder, port, httpPort, shopPorts, assetsDir } = settings
  mkdirSync(folder, { recursive: true })
  const { certificate, key } = makeCertificate(folder)
  trustCertificate(certificate)
  const values: Readonly<Record<string, string>> = {
    SHOPS: shopPorts.map((shopPort) => `server 127.0.0.1:${shopPort} max_fails=0;`).join(' '),
    PORT: String(port),
    HTTP_PORT: String(httpPort),
    SERVER_NAME: 'localhost',
    CERTIFICATE: certificate,
    CERTIFICATE_KEY: key,
    CACHE_DIR: join(folder, 'cache'),
    ASSETS_DIR: assetsDir,
  }
  const template = readFileSync('deploy/nginx.conf.template', 'utf8')
  const site = template.replace(/\$\{([A-Z_]+)\}/g, (_, name: string) => values[name] ?? '')
  writeFileSync(join(folder, 'site.conf'), site)
  const main = join(folder, 'nginx.conf')
  writeFileSync(
    main,
    `daemon off;
user ${userInfo().username};
worker_processes 1;
pid ${join(folder, 'nginx.pid')};
error_log ${join(folder, 'error.log')} warn;
events { worker_connections 1024; }
http {
  include /etc/nginx/mime.types;
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${join(folder, name)};`).join(' ')}
  include ${join(folder, 'site.conf')};
}
`,
  )
  return [program, '-e', join(folder, 'error.log'), '-c', main]
}
