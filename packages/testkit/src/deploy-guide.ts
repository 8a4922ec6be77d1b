/** A block of commands of docs/deployment.md. */
export interface Block {
  commands: string
  /** Whether it downloads packages. All others run with only the local network. */
  fetches: boolean
}

/** Extracts a document's blocks of shell commands (`sh`) in order. Blocks without a language need systemd or containers. */
export const blocksOf = (markdown: string): Block[] =>
  [...markdown.matchAll(/^```sh\n(.*?)^```$/gms)].map(([, commands = '']) => ({
    commands,
    fetches: /^(apt-get|npm ci)\b|-- npm ci\b/m.test(commands),
  }))

/** The user, folder, command and environment of a systemd unit. */
export interface Unit {
  user: string
  folder: string
  command: readonly string[]
  /** Variables of the unit itself. */
  env: Readonly<Record<string, string>>
  envFile: string
}

/** Parses the `NAME=value` lines. */
export const variablesIn = (text: string): Record<string, string> =>
  Object.fromEntries(
    [...text.matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]),
  )

/** Parses a systemd unit. Throws when a line that it needs to start is missing. */
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
