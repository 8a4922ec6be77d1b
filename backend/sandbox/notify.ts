import { setTimeout as sleep } from 'node:timers/promises'

const attempts = 3
const pauseMs = 200

async function isAnswered(url: string, body: URLSearchParams): Promise<boolean> {
  try {
    const response = await fetch(url, { method: 'POST', body, signal: AbortSignal.timeout(5_000) })
    const answer: unknown = await response.json()
    return (
      typeof answer === 'object' &&
      answer !== null &&
      'response_code' in answer &&
      answer.response_code === '00'
    )
  } catch {
    return false
  }
}

/** Posts a notification to the merchant, up to three times, until it answers response_code "00". */
export async function notifyMerchant(
  url: string,
  fields: Readonly<Record<string, string>>,
): Promise<boolean> {
  for (let attempt = 1; attempt <= attempts; attempt++) {
    if (await isAnswered(url, new URLSearchParams(fields))) return true
    await sleep(pauseMs * attempt)
  }
  return false
}
