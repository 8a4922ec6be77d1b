import type { Environment } from '#e2e/engines/drivers/chromium.ts'

/** Removes features that in-app browsers lack. */
function takeAway(): void {
  window.open = () => null
  for (const name of ['share', 'canShare']) Reflect.deleteProperty(Navigator.prototype, name)
  const stayHere = (event: Event) => {
    const opener = event.target instanceof Element ? event.target.closest('a, form') : null
    if (opener?.getAttribute('target') === '_blank') event.preventDefault()
  }
  for (const name of ['click', 'submit']) addEventListener(name, stayHere)
}

/** A WebView, as Instagram, TikTok and others use to open links: one window, and no third-party cookies or storage. */
export const webview: Environment = {
  prepare: takeAway,
  args: ['--test-third-party-cookie-phaseout'],
  context: {
    userAgent:
      'Mozilla/5.0 (Linux; Android 13; SM-A145F; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/131.0.0.0 Mobile Safari/537.36 Instagram 360.0.0.52.192 Android',
  },
}
