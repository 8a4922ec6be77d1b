import { useEffect, useId, useState } from 'react'
import { buttonStyle } from '#components/ui/button.tsx'
import { whenIdle } from '#components/ui/when-idle.ts'
import {
  type MeasuringChoice as Choice,
  keepMeasuringChoice,
  readMeasuringChoice,
} from '#lib/browser/measuring-choice.ts'
import { measuringMessages } from '#messages/measuring.ts'

let areLoaded = false

function addScript(src: string): void {
  const script = Object.assign(document.createElement('script'), { src, async: true })
  script.onerror = () => console.warn(`${src} could not be loaded`)
  document.head.append(script)
}

/** Loads the company's third-party scripts, once per full page load. */
function loadMeasuringScripts(sources: readonly string[]): void {
  if (areLoaded) return
  areLoaded = true
  whenIdle(() => sources.forEach(addScript))
}

/** Stops the scripts by reloading the page: a running script can't be stopped otherwise. */
function endMeasuringScripts(): void {
  if (areLoaded) window.location.reload()
}

const answers = ['accepted', 'refused'] as const

/**
 * The choice about third-party scripts. It is in the footer of every page, where it covers and moves nothing and is easy to find again.
 * Both buttons look the same; the chosen one is filled.
 */
export function MeasuringChoice({ scripts }: { scripts: readonly string[] }) {
  const [choice, setChoice] = useState<Choice | null>(null)
  const [hasPressed, setHasPressed] = useState(false)
  const titleId = useId()
  useEffect(() => setChoice(readMeasuringChoice()), [])
  useEffect(() => {
    if (choice === 'accepted') loadMeasuringScripts(scripts)
  }, [choice, scripts])
  const choose = (chosen: Choice) => {
    keepMeasuringChoice(chosen)
    setHasPressed(true)
    setChoice(chosen)
    if (chosen === 'refused') endMeasuringScripts()
  }
  return (
    <section aria-labelledby={titleId} className="needs-script border-line border-b py-6">
      <div className="container-page flex flex-wrap items-center justify-between gap-x-12 gap-y-4">
        <div className="max-w-[36rem] grow basis-80">
          <h2 id={titleId} className="text-lg">
            {measuringMessages.title}
          </h2>
          <p className="text-muted">{measuringMessages.text}</p>
          {/* Don't announce an earlier choice when a page opens. */}
          <p role="status" aria-live={hasPressed ? 'polite' : 'off'} className="mt-1 min-h-6">
            {measuringMessages.states[choice ?? 'open']}
          </p>
        </div>
        <div className="grid grow grid-cols-2 gap-3 sm:grow-0">
          {answers.map((answer) => (
            <button
              key={answer}
              type="button"
              aria-pressed={choice === answer}
              onClick={() => choose(answer)}
              className={`${buttonStyle('secondary')} min-w-36 aria-pressed:bg-ink aria-pressed:text-paper`}
            >
              {measuringMessages.answers[answer]}
            </button>
          ))}
        </div>
      </div>
    </section>
  )
}
