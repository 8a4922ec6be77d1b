import {
  certificate,
  certificateKey,
  type MailServer,
  mailbox,
  type Place,
  slowSeconds,
} from '#mail/mail-server.ts'

/** Defines a service on a port, with its own settings. */
const service = (port: number, settings: Readonly<Record<string, string>>) => {
  const options = Object.entries(settings).map(([name, value]) => `-o { ${name} = ${value} }`)
  const name = `127.0.0.1:${port}`
  return `postconf -M '${name}/inet=${name} inet n - n - - smtpd ${options.join(' ')}'`
}

const start = ({ ports, folder, greylist }: Place) => `
postconf -e myhostname=mail.test mydestination= inet_interfaces=127.0.0.1 inet_protocols=ipv4 maillog_file=/dev/stdout
postconf -e virtual_mailbox_domains=example.com virtual_mailbox_base=${folder} 'virtual_mailbox_maps=inline:{${mailbox}=mail/}'
postconf -e virtual_uid_maps=static:65534 virtual_gid_maps=static:65534
postconf -e smtpd_tls_security_level=may smtpd_tls_cert_file=${certificate} smtpd_tls_key_file=${certificateKey}
postconf -MX smtp/inet
${service(ports.plain, { smtpd_tls_security_level: 'none' })}
${service(ports.tls, {})}
${service(ports.greylist, {
  smtpd_tls_security_level: 'none',
  // Tables are read when a process starts, so each process serves one client.
  max_use: '1',
  smtpd_recipient_restrictions: `check_recipient_access texthash:${greylist}`,
})}
${service(ports.slowGreeting, {
  smtpd_tls_security_level: 'none',
  smtpd_delay_reject: 'no',
  smtpd_client_restrictions: `sleep ${slowSeconds}`,
})}
${service(ports.slowAnswer, {
  smtpd_tls_security_level: 'none',
  smtpd_end_of_data_restrictions: `sleep ${slowSeconds}`,
})}
exec postfix start-fg
`

export const postfix: MailServer = { name: 'Postfix', packageName: 'postfix', start }
