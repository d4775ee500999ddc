/** A stay that its calendar ended. */
export const ended = {
  heading: 'No longer in the calendar: {dates}',
  text: '{book}. We have ended the stay, so its page shows no codes.',
  restore: 'They are still coming',
  seen: 'Yes, it was cancelled',
  restored: 'Stay restored',
  restoredText:
    'Its link works as before. It now counts as a stay that you entered yourself, so no calendar can end it.',
  title: 'No longer in its calendar: ended on {moment}',
  titleRemoved: 'Ended on {moment}',
  titleAlone: 'No longer in its calendar',
  code: 'Its page shows no codes, whatever the time.',
  link: 'Its link still opens, but the page only says that the stay was cancelled. There is no need to revoke it.',
  noLink: 'Its link was revoked.',
  calendar: 'If the booking appears in the calendar again, the stay comes back automatically.',
  newLink: 'Its old link stays revoked: make a new one and send it.',
  restoreText: 'The link you sent will work again and show the codes when they are needed.',
}
