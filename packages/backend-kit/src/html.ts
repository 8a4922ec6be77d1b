import { requestLanguage } from '#messages/request-language.ts'

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Escapes text for HTML content and attributes. */
export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character)
}

interface PageInput {
  title: string
  /** HTML; the caller escapes data in it. */
  body: string
}

/** Returns a small HTML document in the backend's plain style. */
export function htmlPage({ title, body }: PageInput): string {
  return `<!doctype html>
<html lang="${requestLanguage()}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,">
<title>${escapeHtml(title)}</title>
<style>
body { margin: 0 auto; padding: 24px 16px; max-width: 560px; background: #faf7f2; color: #1f1a17;
  font: 16px/1.5 system-ui, sans-serif; }
h1 { font-size: 26px; line-height: 1.2; }
fieldset { border: 1px solid #e4dccf; margin: 0 0 16px; padding: 12px 16px; background: #fff; }
legend { font-weight: 600; padding: 0 4px; }
label { display: flex; gap: 12px; align-items: center; min-height: 44px; }
button, .button { font: inherit; font-weight: 600; min-height: 48px; width: 100%; border: 0; cursor: pointer;
  background: #1f1a17; color: #faf7f2; border-radius: 2px; }
:focus-visible { outline: 2px solid #1f1a17; outline-offset: 2px; }
table { width: 100%; border-collapse: collapse; } td, th { padding: 6px 0; text-align: left; vertical-align: top; }
td:last-child { text-align: right; font-variant-numeric: tabular-nums; }
a { color: #1f1a17; }
</style>
</head>
<body>
<main>
${body}
</main>
</body>
</html>`
}
