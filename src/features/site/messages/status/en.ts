export const en = {
  head: {
    title: 'Status',
    description: 'How reliably the service has worked: uptime, emails and backups of the last 90 days.',
  },
  title: 'Status',
  works: 'Everything is working.',
  delayed: 'Guests can read their pages and hosts can save. Some emails are delayed at the moment.',
  limited: 'Guests can read their pages. Hosts may be unable to save at the moment.',
  away: 'Guests may be unable to open their pages. Hosts cannot save at the moment.',
  checked: 'Checked on {time} UTC.',
  none: 'No figure yet',
  unknown: 'The figures of the last 90 days are not available at the moment.',
  uptime: {
    label: 'Uptime',
    since: 'of all minutes since {date}, at most 90 days',
    begins: 'The first minutes are being measured.',
  },
  days: {
    summary:
      '{days, plural, one {One day} other {# days}} measured, {interrupted, plural, =0 {none} other {#}} with interruptions',
    ago: '{days} days ago',
    today: 'Today',
    noInterruption: 'No interruption.',
    interruption: '{date}: {minutes, plural, one {one minute} other {# minutes}} without a response',
  },
  mails: {
    label: 'Emails handed to the mail server within 10 seconds',
    count:
      '{count, plural, =0 {No email measured in the last 90 days} one {of one email measured in the last 90 days} other {of # emails measured in the last 90 days}}',
    late: 'Some emails have been waiting for more than 10 seconds. They count as late.',
  },
  restore: {
    label: 'Last verified backup',
    note: 'On this day a backup was last restored as a test and compared with the original.',
  },
  method:
    'The service opens one of its own pages once a minute and records the response. A minute without a record counts as an interruption, even during planned work. Network problems between you and the service are not measured.',
}
