import { get as getHttp, type IncomingMessage } from 'node:http'
import { get as getHttps } from 'node:https'
import { isIP } from 'node:net'
import { type PictureFormat, pictureFormatOf } from '@etalase/contract/rules/picture-format.ts'
import { TooManyPixels } from '@etalase/pictures/too-many-pixels.ts'
import { checkedLookup, isPublicAddress } from '#import/public-host.ts'

/** Why a picture could not be fetched, worded to follow its address. */
export class PictureError extends Error {
  override readonly name = 'PictureError'
}

const accepted = 'JPEG, PNG, WebP, AVIF or GIF'

export interface PictureLimits {
  maxBytes: number
  /** For one picture including redirects, in milliseconds. */
  timeoutMs: number
  maxRedirects: number
  /** Whether connections to an IP address are allowed. */
  isAllowed: (address: string) => boolean
}

export const pictureLimits: PictureLimits = {
  // The shop's limit for resizing.
  maxBytes: 10 * 1_024 * 1_024,
  timeoutMs: 20_000,
  maxRedirects: 3,
  isAllowed: isPublicAddress,
}

/** The formats that the shop can resize. */
const extensions: Partial<Record<PictureFormat, string>> = {
  JPEG: 'jpg',
  PNG: 'png',
  WebP: 'webp',
  AVIF: 'avif',
  GIF: 'gif',
}

/** Returns a picture's file extension by its content. Throws PictureError for formats that the shop can't resize. */
function extensionOf(bytes: Buffer): string {
  if (bytes.length === 0) throw new PictureError('is empty')
  const format = pictureFormatOf(bytes)
  const extension = format && extensions[format]
  if (extension) return extension
  throw new PictureError(`${format ? `is in ${format} format, ` : 'is '}not ${accepted}`)
}

/** Throws PictureError for a picture with too many pixels for the shop to resize, or an unreadable header. */
async function checkPixels(bytes: Buffer): Promise<void> {
  // Loaded on demand, so an import without pictures does not load the decoder.
  const { readHeader } = await import('@etalase/pictures/encode.ts')
  try {
    await readHeader(bytes)
  } catch (error) {
    throw new PictureError(error instanceof TooManyPixels ? error.message : 'is damaged')
  }
}

function open(url: URL, limits: PictureLimits, signal: AbortSignal): Promise<IncomingMessage> {
  if (!/^https?:$/.test(url.protocol))
    throw new PictureError('does not lead to an http or https address')
  const host = url.hostname.replaceAll(/^\[|\]$/g, '')
  if (isIP(host) && !limits.isAllowed(host)) throw new PictureError('is not on the public internet')
  const get = url.protocol === 'https:' ? getHttps : getHttp
  const options = {
    signal,
    lookup: checkedLookup(limits.isAllowed),
    headers: { Accept: 'image/*' },
  }
  return new Promise((resolve, reject) => {
    get(url, options, resolve).on('error', reject)
  })
}

/** Follows redirects, checking each target like the first. */
async function follow(start: URL, limits: PictureLimits, signal: AbortSignal) {
  let url = start
  for (let redirects = 0; redirects <= limits.maxRedirects; redirects++) {
    const response = await open(url, limits, signal)
    const { statusCode = 0, headers } = response
    if (statusCode < 300 || statusCode >= 400 || !headers.location) return response
    response.destroy()
    if (!URL.canParse(headers.location, url)) throw new PictureError('redirects without an address')
    url = new URL(headers.location, url)
  }
  throw new PictureError(`has more than ${limits.maxRedirects} redirects`)
}

async function bytesOf(response: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of response) {
    length += chunk.length
    if (length > maxBytes) throw new PictureError(`has more than ${maxBytes} bytes`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

const reasonOf = (error: unknown, { timeoutMs }: PictureLimits, signal: AbortSignal): string => {
  if (signal.aborted) return `took longer than ${timeoutMs / 1_000} seconds`
  return error instanceof Error ? error.message : String(error)
}

/**
 * Fetches a picture: only from the public internet, in a format that the shop can resize (by content), and within the
 * limits. Throws PictureError with the reason.
 */
export async function fetchPicture(
  address: string,
  limits: PictureLimits = pictureLimits,
): Promise<{ bytes: Buffer; extension: string }> {
  const signal = AbortSignal.timeout(limits.timeoutMs)
  try {
    const response = await follow(new URL(address), limits, signal)
    try {
      if (response.statusCode !== 200)
        throw new PictureError(`is answered with status ${response.statusCode}`)
      const bytes = await bytesOf(response, limits.maxBytes)
      const extension = extensionOf(bytes)
      await checkPixels(bytes)
      return { bytes, extension }
    } finally {
      response.destroy()
    }
  } catch (error) {
    throw new PictureError(reasonOf(error, limits, signal))
  }
}
