import { spawnSync } from 'node:child_process'

interface Audit {
  vulnerabilities?: Record<string, { severity: string; range: string }>
}

/** Severities of an advisory that stop a release. */
const stopping = ['high', 'critical']

/** Problems by what `npm audit --json` prints; null when the registry gave no answer. */
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

/** Advisories of the registry about production packages; null when it does not answer. */
export function checkAdvisories(folder: string): string[] | null {
  const { stdout } = spawnSync('npm', ['audit', '--omit', 'dev', '--json'], {
    cwd: folder,
    encoding: 'utf8',
    timeout: 60_000,
  })
  return problemsOfAudit(stdout)
}
