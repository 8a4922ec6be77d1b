import { type Shortage, shortageOf } from '#db/shortage.ts'

/** Error fields kept besides the message: codes of PostgreSQL, Node and mail servers, and a constraint's name. */
const kept = ['code', 'originalCode', 'command', 'responseCode', 'constraint', 'constraint_name']

const isFrame = (line: string) => /^ {4}at .*:\d+:\d+\)?$/.test(line)

function withoutMessage(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { name: typeof error }
  const details = Object.entries(error).filter(([name]) => kept.includes(name))
  return {
    name: error.name,
    ...Object.fromEntries(details),
    // The lines before the frames repeat the message.
    frames: error.stack?.split('\n').filter(isFrame),
    ...(error.cause instanceof Error ? { cause: withoutMessage(error.cause) } : {}),
  }
}

/** Prepares an error and its causes for the log, naming an exhausted resource. Drops messages: they may hold personal data. */
export function errorForLog(error: unknown): {
  failure: Record<string, unknown>
  shortage?: Shortage
} {
  const shortage = shortageOf(error)
  return { failure: withoutMessage(error), ...(shortage && { shortage }) }
}
