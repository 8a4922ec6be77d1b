interface LockEntry {
  version?: string
  optional?: boolean
  os?: string[]
  cpu?: string[]
  optionalDependencies?: Record<string, string>
}

export interface LockFile {
  packages: Record<string, LockEntry>
}

const systems = [
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'sunos',
  'aix',
  'win32',
]
const processors = [
  'arm64',
  'arm',
  'ia32',
  'loong64',
  'mips64el',
  'ppc64',
  'riscv64',
  's390x',
  'x64',
  'wasm32',
]

/** '@next/swc-darwin-arm64' is for darwin on arm64, by its name. */
function platformOf(name: string): Pick<LockEntry, 'os' | 'cpu'> {
  const parts = (name.split('/').pop() ?? name).split('-')
  const among = (known: string[]) => parts.filter((part) => known.includes(part))
  const [os, cpu] = [among(systems), among(processors)]
  return { ...(os.length > 0 ? { os } : {}), ...(cpu.length > 0 ? { cpu } : {}) }
}

/** Optional packages that the lock file's packages name and that it has no entry for, by path. */
export function missingEntries({ packages }: LockFile): Map<string, LockEntry> {
  const missing = new Map<string, LockEntry>()
  for (const [path, entry] of Object.entries(packages)) {
    for (const [name, range] of Object.entries(entry.optionalDependencies ?? {})) {
      const isThere = packages[`node_modules/${name}`] || packages[`${path}/node_modules/${name}`]
      const version = /\d+\.\d+\.\d+\S*/.exec(range)?.[0]
      if (isThere || !version) continue
      missing.set(`node_modules/${name}`, { version, optional: true, ...platformOf(name) })
    }
  }
  return missing
}
