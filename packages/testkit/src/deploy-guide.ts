/** A block of commands of docs/deployment.md. */
export interface Block {
  commands: string
  /** Whether it fetches packages: all others run without any network but the machine's own. */
  fetches: boolean
}

/** The blocks of shell commands (`sh`) of a document, in their order; those without a language need systemd or containers. */
export const blocksOf = (markdown: string): Block[] =>
  [...markdown.matchAll(/^```sh\n(.*?)^```$/gms)].map(([, commands = '']) => ({
    commands,
    fetches: /^(apt-get|npm ci)\b|-- npm ci\b/m.test(commands),
  }))

/** What a unit of systemd runs, as whom and with what. */
export interface Unit {
  user: string
  folder: string
  command: readonly string[]
  /** The variables of the unit itself. */
  env: Readonly<Record<string, string>>
  envFile: string
}

/** `NAME=value` of each line. */
export const variablesIn = (text: string): Record<string, string> =>
  Object.fromEntries(
    [...text.matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]),
  )

/** Reads a unit of systemd. Throws when one of the lines is missing without which it could not be started. */
export function readUnit(text: string): Unit {
  const line = (name: string) => new RegExp(`^${name}=(.+)$`, 'm').exec(text)?.[1]
  const needed = (name: string) => {
    const value = line(name)
    if (value === undefined) throw new Error(`The unit has no ${name}.`)
    return value
  }
  return {
    user: needed('User'),
    folder: needed('WorkingDirectory'),
    command: needed('ExecStart').split(' '),
    env: variablesIn((line('Environment') ?? '').replaceAll(' ', '\n')),
    envFile: needed('EnvironmentFile'),
  }
}
