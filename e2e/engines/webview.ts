import type { Environment } from '#e2e/engines/drivers/chromium.ts'

/** What the page of an app's own browser lacks. */
function takeAway(): void {
  window.open = () => null
  for (const name of ['share', 'canShare']) Reflect.deleteProperty(Navigator.prototype, name)
  const stayHere = (event: Event) => {
    const opener = event.target instanceof Element ? event.target.closest('a, form') : null
    if (opener?.getAttribute('target') === '_blank') event.preventDefault()
  }
  for (const name of ['click', 'submit']) addEventListener(name, stayHere)
}

/** A WebView, in which Instagram, TikTok and others show what their users follow: one window, and nothing of other sites is kept. */
export const webview: Environment = {
  prepare: takeAway,
  args: ['--test-third-party-cookie-phaseout'],
  context: {
    userAgent:
      'Mozilla/5.0 (Linux; Android 13; SM-A145F; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/131.0.0.0 Mobile Safari/537.36 Instagram 360.0.0.52.192 Android',
  },
}
