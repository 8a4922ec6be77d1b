import { z } from 'zod'

const traceEvent = z.object({
  name: z.string(),
  ph: z.string(),
  pid: z.number(),
  tid: z.number(),
  /** Microseconds. */
  ts: z.number().default(0),
  dur: z.number().default(0),
  args: z.object({ name: z.string().optional() }).loose().default({}),
})
type TraceEvent = z.infer<typeof traceEvent>

const traceFile = z.object({ traceEvents: z.array(traceEvent) })

export const workNames = ['fcp', 'parse', 'scripts', 'style', 'layout', 'paint'] as const
type WorkName = (typeof workNames)[number]

/** Milliseconds from navigation start to the first contentful paint, and of main-thread work until then, by kind. */
export type Work = Record<WorkName, number>

/** Kinds of main-thread work, by Chromium's task names. */
const kinds: Readonly<Record<string, WorkName>> = {
  ParseHTML: 'parse',
  EvaluateScript: 'scripts',
  FunctionCall: 'scripts',
  'v8.compile': 'scripts',
  'v8.run': 'scripts',
  UpdateLayoutTree: 'style',
  ParseAuthorStyleSheet: 'style',
  Layout: 'layout',
  PrePaint: 'paint',
  Paint: 'paint',
  Layerize: 'paint',
  Commit: 'paint',
}

/** Adds each task's self time to its kind. */
function addOwnTimes(work: Work, tasks: readonly TraceEvent[]): void {
  const open: { end: number; kind: WorkName }[] = []
  for (const { name, ts, dur } of tasks.toSorted((a, b) => a.ts - b.ts || b.dur - a.dur)) {
    const kind = kinds[name]
    if (!kind) continue
    while (open.length > 0 && (open.at(-1)?.end ?? 0) <= ts) open.pop()
    const around = open.at(-1)?.kind
    work[kind] += dur / 1000
    if (around) work[around] -= dur / 1000
    open.push({ end: ts + dur, kind })
  }
}

/** Returns the first contentful paint and the work before it, from the trace of one navigation. Throws without one. */
export function firstPaintOf(trace: Buffer): Work {
  const { traceEvents } = traceFile.parse(JSON.parse(String(trace)))
  const painted = traceEvents.find(({ name }) => name === 'firstContentfulPaint')
  if (!painted) throw new Error('The trace has no first contentful paint.')
  const ofPage = traceEvents.filter(({ pid, ts }) => pid === painted.pid && ts <= painted.ts)
  const start = ofPage.findLast(({ name }) => name === 'navigationStart')
  const main = ofPage.find(
    ({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain',
  )
  if (!start || !main) throw new Error('The trace has no start of a navigation.')
  const fcp = (painted.ts - start.ts) / 1000
  const work: Work = { fcp, parse: 0, scripts: 0, style: 0, layout: 0, paint: 0 }
  const tasks = ofPage.filter(({ ph, tid, ts }) => ph === 'X' && tid === main.tid && ts >= start.ts)
  addOwnTimes(work, tasks)
  return work
}
