/**
 * Presses the button again that a shopper pressed before React had hydrated the page, and which therefore did nothing.
 * The page's own script remembers it (lib/api/start-script.ts).
 */
export function repeatEarlyPress(): void {
  const button: unknown = Reflect.get(window, 'earlyPress')
  if (!(button instanceof HTMLElement)) return
  // A click that comes while React hydrates makes it hydrate at once and handle that click itself.
  if (window.event?.type === 'click') return
  // Not at once: within an effect, React cannot hydrate the part of the page that is pressed.
  setTimeout(() => button.click())
}
