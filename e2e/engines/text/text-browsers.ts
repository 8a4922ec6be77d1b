import type { TextBrowser } from '#e2e/engines/text/text-browser.ts'

const typeAtOnce: TextBrowser['type'] = (terminal, text) => terminal.type(text)

/** Debian's browsers for terminals. None runs scripts, sends `Origin`, or supports `form=` and `formaction`. */
export const textBrowsers: readonly TextBrowser[] = [
  {
    name: 'links2',
    path: '/usr/bin/links2',
    packages: ['links2', 'tmux'],
    // Otherwise it shows its cached page when a form leads back to it, despite `no-store`.
    options: ['-aggressive-cache', '0'],
    // An existing file suppresses the welcome message.
    settings: { '.links2/links.cfg': '' },
    followsRefresh: false,
    top: 'Home',
    next: 'Down',
    down: 'Down',
    type: typeAtOnce,
  },
  {
    name: 'elinks',
    path: '/usr/bin/elinks',
    packages: ['elinks', 'tmux'],
    options: ['-no-connect'],
    settings: { '.elinks/elinks.conf': 'set document.browse.forms.confirm_submit = 0\n' },
    followsRefresh: true,
    top: 'Home',
    next: 'Down',
    down: 'Down',
    type: async (terminal, text) => {
      await terminal.key('Enter')
      await terminal.settle()
      await terminal.type(text)
    },
  },
  {
    name: 'w3m',
    path: '/usr/bin/w3m',
    packages: ['w3m', 'tmux'],
    // A textarea opens an editor: this one reads a line.
    options: ['-o', 'editor=sh edit.sh'],
    settings: { 'edit.sh': 'read -r line; echo "$line" >"$1"\n' },
    followsRefresh: false,
    top: 'g',
    next: 'Tab',
    down: 'j',
    type: async (terminal, text) => {
      await terminal.key('Enter')
      await terminal.settle()
      await terminal.type(text)
      await terminal.settle()
      await terminal.key('Enter')
    },
  },
  {
    name: 'lynx',
    path: '/usr/bin/lynx',
    packages: ['lynx', 'tmux'],
    options: ['-cfg=lynx.cfg', '-accept_all_cookies'],
    // Shows the cursor at its control, and skips the pauses after messages.
    settings: { 'lynx.cfg': 'SHOW_CURSOR:TRUE\nINFOSECS:0\nMESSAGESECS:0\nALERTSECS:0\n' },
    followsRefresh: false,
    top: 'Home',
    next: 'Down',
    down: 'Down',
    type: typeAtOnce,
  },
]
