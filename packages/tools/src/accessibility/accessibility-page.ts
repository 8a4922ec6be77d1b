import axe from 'axe-core'
import { z } from 'zod'
import { criteria } from '#accessibility/criteria.ts'
import { askedRules } from '../../../../e2e/support/axe.ts'

/** A field of axe that its types omit: some rules are disabled by default. */
const audit = z.object({ rules: z.array(z.object({ id: z.string(), enabled: z.boolean() })) })

/** Returns the axe rules that run in the browser tests, by criterion: `wcag143` is 1.4.3. */
function rulesByCriterion(): Map<string, string[]> {
  const known = audit.parse(Reflect.get(axe, '_audit')).rules
  const byDefault = known.flatMap(({ id, enabled }) => (enabled ? [id] : []))
  const running = new Set([...byDefault, ...Object.keys(askedRules)])
  const rules = new Map<string, string[]>()
  for (const { ruleId, tags } of axe.getRules()) {
    if (!running.has(ruleId)) continue
    for (const tag of tags) {
      const [, ...parts] = /^wcag(\d)(\d)(\d+)$/.exec(tag) ?? []
      const id = parts.join('.')
      if (id) rules.set(id, [...(rules.get(id) ?? []), ruleId])
    }
  }
  return rules
}

/** Returns docs/accessibility.md: the tests that prove each criterion. */
export function accessibilityPage(): string {
  const rules = rulesByCriterion()
  const rows = Object.entries(criteria).map(([id, { name, level, tests = [], byHand }]) => {
    const ways = [
      ...(rules.has(id) ? [`axe: ${rules.get(id)?.join(', ')}`] : []),
      ...tests.map(([file, title]) => `\`${file}\`: ${title}`),
      ...(byHand ? [`by hand: ${byHand}`] : []),
    ]
    return `| ${id} | ${name} | ${level} | ${ways.join('<br>')} |`
  })
  return `# Accessibility

The shop meets WCAG 2.2, levels A and AA. This page says what proves each criterion: a rule of axe-core, which runs on every kind of page (\`e2e/support/axe.ts\`), a
test, or a look by hand. \`npm run -w packages/tools accessibility\` writes it; a test fails when it names a test that does not exist, or when a criterion has no proof.

| criterion | name | level | proof |
| --- | --- | --- | --- |
${rows.join('\n')}
`
}
