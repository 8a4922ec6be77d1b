import type { IncomingMessage } from 'node:http'

/** The path of a request, without its query. */
export const requestPath = ({ url = '' }: IncomingMessage): string => url.split('?')[0] ?? ''
