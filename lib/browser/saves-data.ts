/** Connection types on which pages don't prefetch (W3C, Network Information API). */
const slow = ['slow-2g', '2g', '3g']

/** Whether the browser reports Save-Data or a slow connection. */
export function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection')
  if (!(connection instanceof Object)) return false
  const { saveData, effectiveType }: { saveData?: unknown; effectiveType?: unknown } = connection
  return saveData === true || slow.includes(String(effectiveType))
}

/** Marks the page for its styles, which then omit a card's second picture (app/styles/catalogue.css). */
export const markSavesData = (): void => {
  document.documentElement.toggleAttribute('data-saves-data', savesData())
}
