import type { HelpTexts } from './help-texts.ts'

export const en: HelpTexts = {
  title: 'Help',
  description:
    'Answers to what hosts ask about digital welcome books: codes, Wi-Fi, languages, printing, domains, trial, plans and data.',
  keywords: 'help, digital welcome book, door code, Wi-Fi, QR code, print, own domain, trial, cancel',
  lead: 'What hosts ask us, in short answers. Each has an address that you can send on.',
  contents: 'On this page',
  search: {
    label: 'Search the answers',
    placeholder: 'Code, printing, cancel…',
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
    share: 'Sharing and printing',
    plans: 'Plans and payment',
    account: 'Your account and data',
  },
  entries: {
    'first-book': {
      question: 'How do I make my first book?',
      answer:
        'Choose New Welcome Book. Seven short steps ask for host, property, check-in, Wi-Fi and rules, equipment, tips and check-out. Host name, e-mail and property name are enough to save a draft; everything else can follow later.',
    },
    import: {
      question: 'Can I take over my old welcome folder?',
      answer:
        'Yes. Take over an old manual at the start of the editor and choose a PDF, Word or text file, or paste the text. It is read on your device, and you decide about every sentence before it enters the book.',
    },
    photos: {
      question: 'Which photos can I use?',
      answer:
        'JPG, PNG and WebP of up to 2 MB each. We store them in several sizes, so that they load quickly on phones, and remove hidden data such as the place where a photo was taken.',
    },
    publish: {
      question: 'When can guests see my book?',
      answer:
        'When you publish it in the last step. A draft is visible to you alone; its link and QR code show guests nothing. After publishing you get the link, the QR code and everything to print.',
    },
    'door-code': {
      question: 'The door code has changed. What is the quickest way?',
      answer:
        'Open Books and press Quick edit on the book. Change door code, Wi-Fi or times and save: guests see it at once. It also works when your trial or plan has ended, because a new lock cannot wait.',
    },
    'edit-book': {
      question: 'Can I change a published book?',
      answer:
        'Yes, at any time. Press Edit, change what you like and save. Link and QR code stay the same, and guests see the change at once. Save Draft would take the book offline, so it asks first.',
    },
    'two-devices': {
      question: 'What if two of us edit at the same time?',
      answer:
        'Nobody overwrites anybody. Whoever saves second is told that the book has changed, keeps what was typed and decides which version counts. What is not saved yet is kept on your device and in your account, for you alone.',
    },
    duplicate: {
      question: 'How do I make a second, similar book?',
      answer:
        'Open More on the book and choose Duplicate. You get a draft with all texts, pictures and translations under a new name. A copy counts as one of the books of your plan.',
    },
    'take-offline': {
      question: 'How do I take a book offline for a while?',
      answer:
        'Open More on the book and choose Take offline. It becomes a draft: link and printed codes then say that there is no such page. Nothing is deleted, and it works without a running plan. Publish it again in the last step.',
    },
    app: {
      question: 'Do guests need an app or an account?',
      answer:
        'No. The book is a page that opens in the browser of any phone, from your link or the QR code. Guests install nothing, sign up for nothing and need no password. Anyone who has the link can read the book.',
    },
    languages: {
      question: 'Which languages do guests see?',
      answer:
        'Headings and buttons appear in English, Italian, French, Spanish or German, as the guest’s phone is set; guests can change it. Your own words stay as you wrote them, unless you add translations.',
    },
    translate: {
      question: 'Can my own texts be translated?',
      answer:
        'Yes, on Pro. Open Languages on a book and write your texts in up to four more languages. Where the operator has connected a translation service, it makes suggestions that you check and accept. Guests never see a suggestion that you have not accepted.',
    },
    wifi: {
      question: 'How do guests get into the Wi-Fi?',
      answer:
        'The book shows name and password, and one tap copies the password. On a computer or on a print, phones can scan a code that joins the network. You can hide the Wi-Fi section, and then it is on no print either.',
    },
    offline: {
      question: 'Does the book work without signal?',
      answer:
        'A guest who has opened the book once can read it later without signal, on the same phone. It shows what it had then: a new code arrives as soon as the phone is online. Send the link before the journey.',
    },
    visits: {
      question: 'Can I see whether guests open the book?',
      answer:
        'Yes. Each book shows its visits of the last 30 days. On Pro, Visits also shows what guests copy, tap and search for, and what they did not find. We set no cookies for this and recognise no guest.',
    },
    'send-link': {
      question: 'How do I send the book to guests?',
      answer:
        'Press Share on the book and copy the link into your booking message, or send it from there. It is the same for all guests of the home, so a saved reply on your booking platform is enough.',
    },
    'qr-code': {
      question: 'Does the QR code change when I edit the book?',
      answer:
        'No. It leads to the book and not to its contents, so printed codes stay right however often you edit. They only stop working while the book is a draft, and for good when it is deleted.',
    },
    printing: {
      question: 'What can I print?',
      answer:
        'Share offers a fridge sheet, a table card and a key-ring sticker as PDF files with the QR code. The Wi-Fi is printed only if you tick it. The QR code alone is there as PNG, or as SVG for a print shop.',
    },
    domain: {
      question: 'Can I use my own domain?',
      answer:
        'Yes, on Pro. Open Domains, enter a domain or subdomain that you own and add the records shown there with your provider. We check them and tell you when it works. Links and codes that you have already sent go on working.',
    },
    trial: {
      question: 'What does the trial cost?',
      answer:
        'Nothing. It lasts 14 days on either plan and needs no card. We remind you before it ends. Without a subscription nothing is charged; if you have left a card, your plan goes on by itself after the last day.',
    },
    'basic-or-pro': {
      question: 'What is the difference between Basic and Pro?',
      answer:
        'Basic holds five books with link, QR code, prints and the titles in five languages. Pro has no limit of books, and adds translations of your own texts, own sections and freer design, detailed visits and your own domain.',
    },
    'after-plan': {
      question: 'What happens when my trial or plan has ended?',
      answer:
        'Your books stay, and guests go on reading what you have published. You can change codes, Wi-Fi and times, share, take books offline and delete them. Writing and other changes wait until you subscribe again.',
    },
    cancel: {
      question: 'How do I cancel?',
      answer:
        'Open Books and choose Cancel Subscription under Your plan. You keep everything until the end of the paid period, and nothing more is charged. Until that day you can change your mind with Resume Subscription.',
    },
    password: {
      question: 'I have forgotten my password. What now?',
      answer:
        'Choose Forgot your password? on the login page. If the address has an account, a link is sent that works once, for one hour. Look among the spam too. Setting a new password is all you need to do then.',
    },
    'app-language': {
      question: 'How do I change the language of these pages?',
      answer:
        'Choose a language at the foot of any page, or under Language in your account settings. Our messages to you follow it. It does not change which language your guests see.',
    },
    export: {
      question: 'Can I take my data with me?',
      answer:
        'Yes. Account settings offer everything in one ZIP file: account and books as data, all pictures, and each book as a page that opens without internet. You can download it with or without a plan.',
    },
    'delete-book': {
      question: 'What happens when I delete a book?',
      answer:
        'It is gone at once, with the pictures that only it used, and cannot be brought back. Its link and printed codes then say that there is no such book. If you only need a pause, take it offline instead.',
    },
    'delete-account': {
      question: 'How do I delete my account?',
      answer:
        'At the bottom of the account settings. Books, pictures and your data are deleted at once and for good, links and printed codes stop working, and a running subscription ends. Download your data first if you want to keep it.',
    },
  },
}
