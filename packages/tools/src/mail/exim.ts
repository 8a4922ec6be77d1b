import {
  certificate,
  certificateKey,
  type MailServer,
  type Place,
  slowSeconds,
} from '#mail/mail-server.ts'

const configuration = ({ ports, folder, greylist }: Place) => `
primary_hostname = mail.test
local_interfaces = 127.0.0.1
daemon_smtp_ports = ${Object.values(ports).join(' : ')}
tls_advertise_hosts = \${if eq{$received_port}{${ports.tls}}{*}{}}
tls_certificate = ${certificate}
tls_privatekey = ${certificateKey}
acl_smtp_connect = check_connect
acl_smtp_rcpt = check_rcpt
acl_smtp_data = check_data

begin acl
check_connect:
  accept condition = \${if eq{$received_port}{${ports.slowGreeting}}}
         delay = ${slowSeconds}s
  accept
check_rcpt:
  defer  condition = \${if eq{$received_port}{${ports.greylist}}}
         condition = \${lookup{$domain}lsearch{${greylist}}{yes}{no}}
         message = Greylisted, try again later
  accept domains = example.com
         verify = recipient
  deny   message = There is no such mailbox
check_data:
  accept condition = \${if eq{$received_port}{${ports.slowAnswer}}}
         delay = ${slowSeconds}s
  accept

begin routers
box:
  driver = accept
  domains = example.com
  local_parts = sari
  transport = box

begin transports
box:
  driver = appendfile
  directory = ${folder}/mail
  maildir_format
  user = nobody
  group = nogroup
`

const start = (place: Place) => `
adduser --quiet Debian-exim ssl-cert
cat >/etc/exim4/exim4.conf <<'CONFIGURATION'
${configuration(place)}
CONFIGURATION
exec exim4 -bdf -q1m
`

export const exim: MailServer = { name: 'Exim', packageName: 'exim4-daemon-light', start }
