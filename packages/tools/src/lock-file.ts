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

/** Reads system and processor from a package name: '@next/swc-darwin-arm64' gives darwin and arm64. */
function platformOf(name: string): Pick<LockEntry, 'os' | 'cpu'> {
  const parts = (name.split('/').pop() ?? name).split('-')
  const partsIn = (known: string[]) => parts.filter((part) => known.includes(part))
  const [os, cpu] = [partsIn(systems), partsIn(processors)]
  return { ...(os.length > 0 ? { os } : {}), ...(cpu.length > 0 ? { cpu } : {}) }
}

/** Returns optional dependencies that lack a lock file entry, by path. */
export function missingEntries({ packages }: LockFile): Map<string, LockEntry> {
  const missing = new Map<string, LockEntry>()
  for (const [path, entry] of Object.entries(packages)) {
    for (const [name, range] of Object.entries(entry.optionalDependencies ?? {})) {
      const hasEntry = packages[`node_modules/${name}`] || packages[`${path}/node_modules/${name}`]
      const version = /\d+\.\d+\.\d+\S*/.exec(range)?.[0]
      if (hasEntry || !version) continue
      missing.set(`node_modules/${name}`, { version, optional: true, ...platformOf(name) })
    }
  }
  return missing
}
