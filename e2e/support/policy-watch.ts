import type { BrowserContext } from '@playwright/test'

/** Collects Content-Security-Policy violations in a browser, from the page's event and from the console. */
export async function watchPolicy(context: BrowserContext): Promise<string[]> {
  const stopped: string[] = []
  await context.exposeFunction('tellStopped', (text: string) => stopped.push(text))
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, blockedURI, sample } = event
      Object(window).tellStopped(
        `${location.pathname}: ${effectiveDirective} ${blockedURI} ${sample}`,
      )
    })
  })
  context.on('console', (message) => {
    if (/content security policy/i.test(message.text())) stopped.push(message.text())
  })
  return stopped
}
