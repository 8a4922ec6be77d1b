import {
  certificate,
  certificateKey,
  type MailServer,
  mailbox,
  type Place,
  slowSeconds,
} from '#mail/mail-server.ts'

const filtered = ['slowGreeting', 'slowAnswer', 'greylist'] as const

/** A filter (smtpd-filters(7)) that accepts everything slowly, or temporarily refuses each recipient. */
const filter = ({ greylist }: Place) => `#!/bin/sh
while IFS='|' read -r kind version time direction phase session token rest; do
  if [ "$kind|$version" = 'config|ready' ]; then
    case $1 in
      slowGreeting) echo 'register|filter|smtp-in|connect' ;;
      slowAnswer) echo 'register|filter|smtp-in|commit' ;;
      greylist) echo 'register|filter|smtp-in|rcpt-to' ;;
    esac
    echo 'register|ready'
  elif [ "$kind" = filter ]; then
    answer=proceed
    if [ "$1" != greylist ]; then sleep ${slowSeconds}
    elif [ -s ${greylist} ]; then answer='reject|451 4.7.1 Greylisted, try again later'; fi
    echo "filter-result|$session|$token|$answer"
  fi
done
`

const filters = (folder: string) =>
  filtered.map((name) => `filter ${name} proc-exec "${folder}/filter.sh ${name}"`).join('\n')

const configuration = ({ ports, folder }: Place) => `
pki mail.test cert "${certificate}"
pki mail.test key "/etc/mail-key.pem"
table boxes { "${mailbox}" = "shopper" }
table addresses { "${mailbox}" }
${filters(folder)}
listen on 127.0.0.1 port ${ports.plain}
${filtered.map((manner) => `listen on 127.0.0.1 port ${ports[manner]} filter ${manner}`).join('\n')}
listen on 127.0.0.1 port ${ports.tls} tls pki mail.test
action box maildir "${folder}/mail" virtual <boxes>
match from any for domain "example.com" rcpt-to <addresses> action box
`

const start = (place: Place) => `
adduser --quiet --disabled-password --gecos '' shopper
install --mode 600 ${certificateKey} /etc/mail-key.pem
cat >${place.folder}/filter.sh <<'FILTER'
${filter(place)}
FILTER
chmod 755 ${place.folder}/filter.sh
cat >/etc/check.conf <<'CONFIGURATION'
${configuration(place)}
CONFIGURATION
exec smtpd -d -f /etc/check.conf
`

export const openSmtpd: MailServer = { name: 'OpenSMTPD', packageName: 'opensmtpd', start }
