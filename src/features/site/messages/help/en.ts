import type { HelpTexts } from './help-texts.ts'

export const en: HelpTexts = {
  title: 'Help',
  description:
    'Answers to what hosts ask about digital welcome books: codes, Wi-Fi, languages, printing, domains, trial, plans and data.',
  keywords: 'help, digital welcome book, door code, Wi-Fi, QR code, print, custom domain, trial, cancel',
  lead: 'Short answers to what hosts ask us. Each has its own link that you can share.',
  contents: 'On this page',
  search: {
    label: 'Search the answers',
    placeholder: 'Code, printing, cancel...',
    one: '1 answer',
    other: '# answers',
    none: 'No answer contains these words. Try another word, or write to us.',
  },
  linkTo: 'Link to this answer',
  notFound: {
    title: 'Not found here?',
    text: 'Write to us. We read every message and reply within 24 hours.',
    action: 'Write to us',
  },
  groups: {
    start: 'Getting started',
    change: 'Changing a book',
    guests: 'What guests see',
    stays: 'Stays, codes and calendars',
    share: 'Sharing and printing',
    plans: 'Plans and payment',
    account: 'Your account and data',
  },
  entries: {
    'first-book': {
      question: 'How do I create my first book?',
      answer:
        'Choose New Welcome Book. Seven short steps ask for host, property, check-in, Wi-Fi and rules, equipment, tips and check-out. Host name, email and property name are enough to save a draft; everything else can wait.',
    },
    import: {
      question: 'Can I import my old welcome folder?',
      answer:
        'Yes. Choose Bring your old guide at the start of the editor and pick a PDF, Word or text file, or paste the text. It is read on your device only, and you decide where each sentence goes.',
    },
    photos: {
      question: 'Which photos can I use?',
      answer:
        'JPG, PNG and WebP of up to 2 MB each. A larger photo, such as most phones take, is made smaller on your device, and you choose “Use this picture”. We store photos in several sizes, so that they load quickly on phones, and remove hidden data such as the place where a photo was taken.',
    },
    publish: {
      question: 'When can guests see my book?',
      answer:
        'When you publish it in the last step. Only you can see a draft; its link and QR code show guests nothing. After publishing you get the link, the QR code and everything to print.',
    },
    'door-code': {
      question: 'The door code has changed. What is the quickest way?',
      answer:
        'Open Books and press Quick edit on the book. Change the door code, the Wi-Fi or the times and save: guests see it at once. It also works when your trial or plan has ended, because a new lock cannot wait.',
    },
    'edit-book': {
      question: 'Can I change a published book?',
      answer:
        'Yes, at any time. Press Edit, change what you like and save. The link and the QR code stay the same, and guests see the change at once. Save Draft would take the book offline, so we ask you first.',
    },
    'two-devices': {
      question: 'What if two of us edit at the same time?',
      answer:
        'Nobody overwrites anyone. The person who saves second sees that the book has changed, keeps their text and decides which version to use. Unsaved text is kept on your device and in your account, where only you can see it.',
    },
    duplicate: {
      question: 'How do I make a second, similar book?',
      answer:
        'Open More on the book and choose Duplicate. You get a draft with all texts, pictures and translations under a new name. A copy counts as one of the books on your plan.',
    },
    'take-offline': {
      question: 'How do I take a book offline for a while?',
      answer:
        'Open More on the book and choose Take offline. It becomes a draft: its link and printed codes then show that there is no such page. Nothing is deleted, and you do not need a plan to do it. Publish the book again in the last step of the editor.',
    },
    app: {
      question: 'Do guests need an app or an account?',
      answer:
        'No. The book is a page that opens in any phone’s browser, from your link or the QR code. Guests install nothing, sign up for nothing and need no password. Anyone with the link can read the book.',
    },
    languages: {
      question: 'Which languages do guests see?',
      answer:
        'Headings and buttons appear in English, Italian, French, Spanish or German, depending on the guest’s phone; guests can switch. Your own texts stay as you wrote them, unless you add translations.',
    },
    translate: {
      question: 'Can my own texts be translated?',
      answer:
        'Yes, on Pro. Open Languages on a book and write your texts in up to four more languages. If a translation service is connected, it makes suggestions for you to check and accept. Guests never see a suggestion that you have not accepted.',
    },
    wifi: {
      question: 'How do guests connect to the Wi-Fi?',
      answer:
        'The book shows the name and the password, and one tap copies the password. On a computer screen or a printout, phones can scan a code to join the network. On Pro you can hide the Wi-Fi section; then it is not printed either.',
    },
    offline: {
      question: 'Does the book work without signal?',
      answer:
        'Yes. A guest who has opened the book once can read it later without signal, on the same phone. It shows the saved version: a new code appears as soon as the phone is online. Send the link before guests travel.',
    },
    visits: {
      question: 'Can I see whether guests open the book?',
      answer:
        'Yes. Each book shows its visits of the last 30 days. On Pro, Visits also shows what guests copy, tap and search for, and what they did not find. We set no cookies for this and do not recognise guests.',
    },
    'stay-links': {
      question: 'How does each stay get a link of its own?',
      answer:
        'Open Stays and choose Add a stay: the dates are enough. The stay gets a link and a QR code that open your book with a welcome for those dates. Send it by WhatsApp, SMS or email. If the link reaches the wrong person, make a new one or revoke it. We store no names and no phone numbers, and stays need no plan.',
    },
    'codes-in-time': {
      question: 'How do I show codes only during a stay?',
      answer:
        'Under Stays, choose Change beside the book and tick what only the guests of a stay see, such as the door code or the Wi-Fi password. It appears on their page 24 hours before arrival and disappears two hours after departure, unless you set other times. The share link of the book no longer shows it. If guests are at the door without a link of their own, open the share link for 24 hours.',
    },
    'codes-on-lock': {
      question: 'How does the code of a stay get on the lock?',
      answer:
        'With “A code for each stay” we make the codes, and you set them on the lock. A day before the guests arrive, or earlier if their page already shows the code (three days at most), Stays asks you to set it on the lock and tap “It is on the lock”. If nobody has done so three hours before the arrival, we email you, and again if the code is replaced. Does your lock get the codes automatically? Then turn the reminder off under Change beside the book.',
    },
    'code-fails': {
      question: 'What if a code does not work?',
      answer:
        'Under Stays, choose Change beside the book and enter up to five spare codes that are already on the lock. When guests tap “The code does not work”, their page shows one, at most twice a stay, and we email you. If nobody has confirmed a new code when guests arrive, they see your phone number and a spare code. Once guests who have seen a spare code have left, Stays asks you to replace it, and the next guests see another one first.',
    },
    'paste-calendar': {
      question: 'Can stays come from my booking calendars?',
      answer:
        'Yes. Under Stays, choose Add a calendar and paste its export address from Airbnb, Booking.com or Vrbo. A book can have up to six calendars. We read them every 15 minutes, leave out blocked nights and ask you when an entry is unclear. We email you if such a question is open two days before guests arrive, and if a booking begins so soon that its link has to be sent. If a calendar cannot be read, nothing changes. We keep the dates, but no names.',
    },
    'cleaner-link': {
      question: 'Can my cleaner confirm the new code?',
      answer:
        'Yes. Under Stays, choose Change beside the book, then “One code, changed between stays”, and make a link for the cleaner. It leads to a page with one purpose: to enter the new code and confirm it. Only then do the next guests see it. If nobody has confirmed it three hours before they arrive, we email you. You can revoke the link at any time.',
    },
    'guest-taps': {
      question: 'How do I know that guests have arrived or left?',
      answer:
        'Their page has a button “We are in” and, from the evening before departure, “We have left”. One tap, and you get an email within seconds; Stays shows it too. In your account settings you can turn on notifications for each of your devices. Guests can undo a tap for ten seconds. Without signal, it is kept on their phone and sent once they are online.',
    },
    'stay-messages': {
      question: 'What do I write to guests, and when?',
      answer:
        'Each stay has five messages: on booking, three days before, on the morning of arrival, after it, and on the evening before departure. They are filled in, in the language of the stay. Copy one, or open it in WhatsApp, SMS or email with one tap. They contain the link, never a code. The built-in texts are on both plans; on Pro you write your own under Stays, “Your templates”.',
    },
    'daily-email': {
      question: 'Can I get an email about what is happening today?',
      answer:
        'Yes. Open Stays, choose “Your templates” in a stay, and choose a time under “Your day by email”. Every day you read who is leaving, who is arriving, which code or confirmation is missing, and which messages to send. On days with nothing to report, we send no email. It is off until you choose a time, and a link in each email leads back to the setting.',
    },
    'send-link': {
      question: 'How do I send the book to guests?',
      answer:
        'Press Share on the book and copy the link into your booking message, or send it from there. The link is the same for all guests of the home, so a saved reply on your booking platform is enough.',
    },
    'qr-code': {
      question: 'Does the QR code change when I edit the book?',
      answer:
        'No. The code leads to the book, not to a version of it, so printed codes keep working however often you edit. They stop working only while the book is a draft, and for good when you delete it.',
    },
    printing: {
      question: 'What can I print?',
      answer:
        'Under Share you find a fridge sheet, a table card and a key-ring sticker as PDF files with the QR code. The Wi-Fi is printed only if you tick it. You can also download the QR code alone, as a PNG or as an SVG for a print shop.',
    },
    domain: {
      question: 'Can I use my own domain?',
      answer:
        'Yes, on Pro. Open Domains and enter a domain or subdomain that you own. We show you two records: set them where you manage the domain. We check them and email you when it works. Links and codes that you have already sent keep working.',
    },
    trial: {
      question: 'What does the trial cost?',
      answer:
        'Nothing. It lasts 14 days on either plan and needs no card. We remind you before it ends. Without a subscription nothing is charged; if you have added a card, your plan continues automatically after the last day.',
    },
    'basic-or-pro': {
      question: 'What is the difference between Basic and Pro?',
      answer:
        'Basic includes five books with link, QR code, printouts and headings in five languages. Pro has no limit on books, and adds translations of your own texts, your own sections, more design options, detailed visits, your own messages to guests and your own domain.',
    },
    'after-plan': {
      question: 'What happens when my trial or plan has ended?',
      answer:
        'Your books stay, and guests can still read what you have published. You can still change codes, Wi-Fi and times, manage stays and their links, share books, take them offline and delete them. For everything else you need to subscribe again.',
    },
    cancel: {
      question: 'How do I cancel?',
      answer:
        'Open Books and choose Cancel Subscription under Your plan. You keep everything until the end of the paid period, and nothing more is charged. You can change your mind until then with Resume Subscription.',
    },
    password: {
      question: 'I have forgotten my password. What now?',
      answer:
        'Choose “Forgot your password?” on the login page. If there is an account for your address, we send a link that works once and expires after an hour. Check your spam folder too. Then set a new password and sign in.',
    },
    'app-language': {
      question: 'How do I change the language of these pages?',
      answer:
        'Choose a language at the foot of most pages, or under Language in your account settings. Our emails to you use it too. It does not change which language your guests see.',
    },
    export: {
      question: 'Can I take my data with me?',
      answer:
        'Yes. In your account settings you can download everything in one ZIP file: your account and books as data files, all pictures, and each book as a page that opens offline. You can do this with or without a plan.',
    },
    'delete-book': {
      question: 'What happens when I delete a book?',
      answer:
        'It is deleted at once, with all pictures that no other book uses, and cannot be restored. Its link and printed codes then show that there is no such book. If you only need a break, take it offline instead.',
    },
    'delete-account': {
      question: 'How do I delete my account?',
      answer:
        'At the bottom of your account settings. Books, pictures and your data are deleted at once and for good, links and printed codes stop working, and any subscription ends. Download your data first if you want to keep it.',
    },
  },
}
