/** Notifications on the devices of a host. */
export const notifications = {
  title: 'Notifications',
  lead: 'Know when guests arrive, leave or need help. Notifications come in addition to our emails, even while you are signed out.',
  label: 'Notifications on this device',
  isOn: 'On',
  isOff: 'Off',
  busy: 'One moment',
  others: 'Other devices',
  unknown: 'A device',
  since: 'Since {day}',
  remove: 'Remove',
  removeName: 'Remove {name}',
  failing: 'Not reached',
  failingSince: 'Nothing has reached this device since {day}. Turn its notifications off and on again.',
  test: 'Send a test',
  testSent: 'Test sent',
  testSentText:
    'It should appear within seconds. If it does not, check in the device’s settings whether notifications are blocked.',
  failed: 'That did not work',
  failedText: 'Please try again in a moment.',
  loadFailed: 'Your devices did not load.',
  again: 'Try again',
  notReached: 'Your browser could not reach its notification service. Try again later.',
  notAllowed: 'Your browser has not allowed notifications. Turn them on again and choose “Allow”.',
  support: {
    denied:
      'Your browser blocks notifications from this site. Press the icon beside the address, allow notifications, then reload the page.',
    iosHome:
      'On iPhone and iPad: tap the share button, choose “Add to Home Screen”, open Benvenuto from there and turn notifications on.',
    unsupported: 'This browser cannot show notifications. You will still get our emails.',
  },
  offer: 'Know at once when guests are in',
  offerText: 'A notification on this device when guests arrive, leave or need help.',
  switchOn: 'Notify me on this device',
  toSettings: 'Open settings',
}
