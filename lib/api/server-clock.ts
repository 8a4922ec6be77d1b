import { withDeadline } from '@etalase/contract/rules/with-deadline.ts'

const timeoutMs = 10_000

/** Returns the milliseconds by which the server's clock is ahead of this device's, accurate to a second; null without an answer. */
export async function serverAheadMs(): Promise<number | null> {
  try {
    const { headers } = await withDeadline(timeoutMs, (signal) =>
      fetch(window.location.pathname, { method: 'HEAD', cache: 'no-store', signal }),
    )
    const sentAt = Date.parse(headers.get('date') ?? '')
    // A CDN repeats the Date of its cached response, and adds an Age.
    const age = Number(headers.get('age') ?? 0) * 1000
    return Number.isNaN(sentAt + age) ? null : sentAt + age - Date.now()
  } catch {
    return null
  }
}
