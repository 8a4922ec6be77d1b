import { spawnSync } from 'node:child_process'

interface Audit {
  vulnerabilities?: Record<string, { severity: string; range: string }>
}

/** Advisory severities that block a release. */
const stopping = ['high', 'critical']

/** Parses the output of `npm audit --json` into problems; null when the registry did not respond. */
export function problemsOfAudit(printed: string): string[] | null {
  try {
    const { vulnerabilities }: Audit = JSON.parse(printed)
    if (vulnerabilities === undefined) return null
    return Object.entries(vulnerabilities)
      .filter(([, { severity }]) => stopping.includes(severity))
      .map(([name, { severity, range }]) => `${name} ${range} has an advisory: ${severity}`)
  } catch {
    return null
  }
}

/** Checks the registry's advisories about production packages; null when it does not respond. */
export function checkAdvisories(folder: string): string[] | null {
  const { stdout } = spawnSync('npm', ['audit', '--omit', 'dev', '--json'], {
    cwd: folder,
    encoding: 'utf8',
    timeout: 60_000,
  })
  return problemsOfAudit(stdout)
}
