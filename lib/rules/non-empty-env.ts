/** Environment variables without the empty ones: `NAME=` counts as not set. */
export function nonEmptyEnv(
  env: Readonly<Record<string, string | undefined>>,
): Record<string, string | undefined> {
  return Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
}
