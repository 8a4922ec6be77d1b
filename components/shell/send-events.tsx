'use client'

import { ConvenientEffect } from '#components/ui/convenience.tsx'

const start = () =>
  void import('#lib/api/send-events.ts')
    .then(({ sendEvents }) => sendEvents())
    .catch((error: unknown) => console.warn('The events of this page are not sent', error))

/** Sends events to the shop's own server, if the shop forwards them. */
export const SendEvents = () => <ConvenientEffect effect={start} />
