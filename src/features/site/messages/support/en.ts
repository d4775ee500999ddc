export const en = {
  form: 'Message to support',
  name: 'Your name',
  email: 'Your email',
  message: 'What can we do for you?',
  messageHint: 'Which book is it about, and what did you expect to happen? No passwords, please.',
  trap: 'Leave this empty',
  send: 'Send message',
  kept: 'We use your name and address only to answer. Messages are deleted after a year.',
  promise:
    'Weekends do not count towards the 24 hours. Messages from Pro hosts come first: sign in before you write, or use your account’s email address.',
  check: 'Please check the marked fields. Nothing has been sent yet, and what you wrote is still there.',
  sent: {
    head: { title: 'Message sent', description: 'Support has received your message.' },
    title: 'We have your message',
    text: 'A person will read it and reply to the address you gave within 24 hours. Messages from Pro hosts come first.',
    hours: 'Mon-Fri 9-6 EST; weekends do not count.',
    home: 'Back to Home',
  },
}
