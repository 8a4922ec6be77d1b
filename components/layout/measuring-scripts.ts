import { whenIdle } from '#components/ui/when-idle.ts'

let areLoaded = false

function addScript(src: string): void {
  const script = Object.assign(document.createElement('script'), { src, async: true })
  script.onerror = () => console.warn(`${src} could not be loaded`)
  document.head.append(script)
}

/** Loads a company's own scripts, once for a page that the browser has loaded whole. */
export function loadMeasuringScripts(sources: readonly string[]): void {
  if (areLoaded) return
  areLoaded = true
  whenIdle(() => sources.forEach(addScript))
}

/** Ends them: a script that runs can only be ended with its page. */
export function endMeasuringScripts(): void {
  if (areLoaded) window.location.reload()
}
