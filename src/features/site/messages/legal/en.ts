import type { LegalTexts } from './legal-texts.ts'

export const en: LegalTexts = {
  title: 'Privacy, terms and support',
  description:
    'What Benvenuto keeps about hosts and guests and for how long, the terms of use, and how to reach support.',
  keywords: 'privacy policy, terms of service, legal notice, support, digital welcome book',
  lead: 'Short texts, written to be read. They describe what this service does today.',
  updated: 'Last updated on {date}',
  contents: 'On this page',
  privacy: {
    title: 'Privacy Policy',
    lead: 'We keep only what a welcome book needs, and nothing that follows you around.',
    sections: [
      {
        title: 'Who is responsible',
        paragraphs: [
          '{operator} runs this service and is the controller of the personal data described here. For any question about your data, write to {email}.',
        ],
      },
      {
        title: 'What we keep about hosts',
        paragraphs: ['To give you an account and your books, we keep:'],
        points: [
          'your name, your email address and the language you use here;',
          'your password, only as a hash (argon2id) that cannot be turned back into the password;',
          'your plan, the end of your trial or of your paid period, and whether a discount code was used;',
          'your welcome books, their translations and pictures;',
          'the domains you connect;',
          'the stays of your books, until 30 days after departure: dates and times, your note, the language, door codes and links, and when guests have tapped “We are in” or “We have left”;',
          'the addresses of the calendars you add; of their entries only the dates and a hash, made with a secret key, by which we recognise a booking. These addresses, and the codes and links of stays, are stored encrypted;',
          'the devices you want to be notified on: for each, the address that its browser gives us, stored encrypted, and the kind of device;',
          'the texts that you write for your guests, which messages of a stay you have sent, and the hour of your daily email;',
          'when, and on what kind of device, you are signed in, and the emails we have sent you.',
        ],
      },
      {
        title: 'What we keep about guests',
        paragraphs: [
          'Nothing that identifies them. Guests need no account, and opening a book sets no cookie. If a guest picks a language, the guest’s own browser remembers it. So that a book also opens offline, the browser keeps a copy. If the host has taken the book offline or deleted it, the copy is deleted the next time the book is opened online. If a host has added a stay, we know its dates, but no guest’s name, phone number or document; the code that the page of a stay shows is kept on the phone only for as long as the page shows it.',
          'Our technical log notes the time, the kind of page and the outcome of a request. It contains no IP addresses, no cookies and no links to books. To stop password guessing we count failed attempts per account and IP address; of both we store only a hash, made with a secret key, for three hours at most. So that nobody is flooded with our emails, we also count emails to addresses that have not been confirmed, even those of people without an account; we store only a hash of such an address, made with a secret key, for eight days at most. An email that could not be delivered to an address without an account is deleted, together with the address, after ten days at most.',
          'We count visits so that a host can see whether the book helps: how many on each day, in which language, on what kind of device, by QR code or link, and what was used, such as a copied Wi-Fi password. We also keep what guests search for without finding it, but never anything that looks like an email address, a phone number or a code, and a host sees a word only once two visitors have searched for it. To tell one day’s visitors apart, we compute a hash of the IP address and the browser with a key that is deleted every night; neither the address nor the browser is stored. Visits made offline wait in the guest’s own browser until it is online again. We keep counts for 25 months and search words for six months. The basis is our legitimate interest in books that answer what guests ask (Art. 6(1)(f) GDPR).',
        ],
      },
      {
        title: 'What you write to support',
        paragraphs: [
          'Your name, your address, your message and, if you have an account, your plan: to answer you, and to answer Pro hosts first. We delete messages after a year, and those that you wrote while signed in also when you delete your account. To prevent abuse we count messages per IP address for up to an hour.',
          'The same applies to cancellations and withdrawals that you declare on our pages. We confirm them by email, and the confirmation stays your proof after we have deleted the declaration. To prevent abuse we count these emails per address for up to a day. A cancellation for a later day is kept until it has been carried out.',
        ],
      },
      {
        title: 'What you report about a page',
        paragraphs: [
          'The reason that you choose, your text and, if you give it, your email address, so that we can check the page and act (Art. 6(1)(f) GDPR: a service that deceives nobody). The host of the page does not see your report. We delete it after 180 days, or when the page or its account is deleted. To prevent abuse we count reports per IP address for up to an hour.',
        ],
      },
      {
        title: 'A published book is open to anyone with its link',
        paragraphs: [
          'That is its purpose: a guest at the door should not need a password. The link contains a random code that cannot be guessed, and search engines are told to leave books out. But anyone who receives the link or scans the QR code can read everything in the book, the door code and the Wi-Fi password included, unless you show them to the guests of stays only: then they are on the page of each stay, for as long as you choose.',
          'If you connect your own domain, we check its DNS records regularly and obtain a certificate for it; its name then appears in public certificate logs. If you list your books at its address, anyone who knows the domain can open all of them.',
          'Only you can see drafts. We also keep what you have typed in the editor but not saved, so that you can continue on another device: until you save or discard it, and for 90 days at most. When you delete a book, its link stops working at once.',
        ],
      },
      {
        title: 'Pictures',
        paragraphs: [
          'Every picture you upload is re-created and saved without its metadata: no location, no camera, no date. The original file is not kept. Pictures that are in no book and no unsaved draft any more are deleted within about a week.',
        ],
      },
      {
        title: 'Cookies and browser storage',
        paragraphs: ['We set these, because the service does not work without them:'],
        points: [
          'a session cookie, once you sign in, for 30 days after your last visit;',
          'a cookie that marks a browser you have signed in with, so that nobody can lock you out by guessing your password, for one year;',
          'a captcha cookie where we ask for a captcha, for fifteen minutes at most;',
          'a language cookie, once you choose a language, sign in, or go on to registration or login from a page in another language, for one year;',
          'your answer to the question about advertising, for six months, if you were asked;',
          'where you enter a card, Stripe cookies that prevent fraud, for up to a year;',
          'in your browser’s storage: the plan you chose and the discount code you entered before registering, what you typed into the demo, what you have written and not saved yet (for 90 days at most), and notes such as that you are signed in or which first steps you have taken. Unlike cookies, this storage is not sent to us with every request.',
        ],
      },
      {
        title: 'No tracking without consent',
        paragraphs: [
          'Fonts, pictures and QR codes come from our own server, so that no third party knows which page you read. Advertising measurement is off unless the operator has set it up. If so, a banner asks you first, and nothing is loaded or sent before you agree.',
          'If you agree, your browser loads the pixel of Meta Platforms Ireland Ltd. It sets its own cookies for up to 90 days and receives your IP address, the page you are on, and these steps: looking at the prices, a demo or an article, registering, choosing a plan, ordering it (with its price), publishing a first book, and sharing a book. Names, email addresses and the contents and links of books are not passed on. Guest pages never load the pixel, and nothing is sent from the book editor or the account settings.',
          'Declining is as easy as agreeing and changes nothing else. You can change your answer at any time under “Cookie settings” at the foot of the page; if you decline, nothing more is sent, and the pixel’s cookies on our site are deleted. A browser that sends the Global Privacy Control signal counts as declining.',
        ],
      },
      {
        title: 'Who else handles data',
        paragraphs: ['Only those we need to run the service, each for that purpose alone:'],
        points: [
          'the company that hosts our servers, and the storage for pictures;',
          'the company that delivers our emails to you;',
          'the sites whose calendars you add: our server requests these calendars regularly and tells the sites nothing more;',
          'the notification service of your browser (of Google, Apple, Mozilla or Microsoft), only if you turn notifications on: it passes on messages that we encrypt and only your device can read;',
          'a translation service, only if the operator has set one up and only when you ask for suggestions: it receives lines of your texts and the two languages, but never your name or account, nor the codes, numbers and addresses that we recognise in the text;',
          'Meta Platforms Ireland Ltd., for measuring advertising, only if that is set up and you have agreed;',
          'Stripe Payments Europe, Limited, if you pay for a plan: it receives your name, your email address, your language and what you buy. Card numbers go straight to Stripe and never reach our servers.',
        ],
      },
      {
        title: 'How long, and on what basis',
        paragraphs: [
          'Your books and the data of your account stay as long as you have an account. You delete a book yourself in your profile, and the whole account in your account settings: account, books, pictures, emails and the messages that you wrote while signed in are then removed at once. If you used a discount code, a hash of your email address stays, made with a secret key, so that nobody uses the code twice; the address cannot be read from it. In the account settings you can also download your account, books, stays, pictures, visit counts and messages to support. We keep invoices for as long as tax law requires. A log of our staff’s actions in accounts remains; when you delete your account, your address is removed from it.',
          'We process account data to perform our contract with you (Art. 6(1)(b) GDPR), messages to support because you ask us for an answer (likewise, or Art. 6(1)(f) where there is no contract), logs, attempt counters and the hash of a used discount code to keep the service safe from abuse (Art. 6(1)(f)), and advertising measurement only with your consent (Art. 6(1)(a)), which you can withdraw at any time.',
        ],
      },
      {
        title: 'Your rights',
        paragraphs: [
          'You may ask for a copy of your data, have it corrected or deleted, restrict or object to its use, and take it elsewhere. Write to {email}. You may also complain to the data protection authority of the country you live in.',
        ],
      },
    ],
  },
  terms: {
    title: 'Terms of Service',
    lead: 'What you can expect from us, and what we expect from you.',
    sections: [
      {
        title: 'The agreement',
        paragraphs: [
          'These terms apply between you and {operator} when you create an account. The service lets you write digital welcome books for your properties and share them with guests by link or QR code.',
        ],
      },
      {
        title: 'Your account',
        paragraphs: [
          'Give your real name and an email address that you read, keep your password to yourself, and tell us if someone else might know it. You are responsible for what happens in your account.',
        ],
      },
      {
        title: 'Free trial',
        paragraphs: [
          'Every account may try one plan for 14 days, once. No card is needed. Choosing another plan during the trial does not restart the clock. We remind you by email before the trial ends, unless you have turned reminders off. If you have not subscribed by then, nothing is charged.',
        ],
      },
      {
        title: 'Plans and payment',
        paragraphs: [
          'Prices are those shown on the pricing page when you subscribe. A plan renews monthly until you cancel. You can upgrade, downgrade or cancel in your profile at any time: an upgrade starts at once and is charged for the rest of the month, while a downgrade or cancellation takes effect at the end of the paid month.',
          'Basic includes five books; Pro has no limit within fair use, that is, for the homes that you rent out, with the texts and pictures that guests need. Where size or number is limited, the screen says so. If a discount code makes a plan free, the screen says so and for how long.',
        ],
      },
      {
        title: 'When a plan ends',
        paragraphs: [
          'You can no longer create or edit books, apart from the door code, the Wi-Fi and the times, but you can still read, share and delete them and manage their stays. Published books stay readable, so that no printed QR code leads to a dead end.',
          'Your Pro extras, such as translations, designs, your own sections and your domains, are kept and come back when you return to Pro. Until then guests see your books as on Basic, and your domains forward to the share links.',
        ],
      },
      {
        title: 'Your content',
        paragraphs: [
          'What you write and upload stays yours. You allow us to store it and to show it to anyone who opens your link, for as long as it is in your account. Publish only what you are allowed to publish, and no personal data of your guests. Remember that a published book is open to everyone who has its link: change door codes as often as your home needs. Connect only domains that are yours.',
        ],
      },
      {
        title: 'What is not allowed',
        paragraphs: [
          'Unlawful or misleading content, attempts to break or overload the service, and automated bulk registration. We may block a book or an account that does this, and we will tell you why.',
        ],
      },
      {
        title: 'What we promise, and what we cannot',
        paragraphs: [
          'We run the service with care and show your changes at once, but we cannot promise that it is never interrupted. A welcome book does not replace safety notices that the law asks you to display in the home. Check the emergency numbers that you publish. Machine translations can be wrong: read them before you accept them.',
          'We are liable without limit for intent, gross negligence, and injury to life, body or health; otherwise only for foreseeable damage caused by a breach of an essential duty. Consumers’ statutory rights are not affected.',
        ],
      },
      {
        title: 'Ending the agreement, and changes to it',
        paragraphs: [
          'You may delete your account at any time. We may end the agreement with 30 days’ notice. If we change these terms, we will tell you by email 30 days in advance; if you do not agree, you can leave before the change applies.',
          'The law of the country in which {operator} is established applies. If you are a consumer, you keep the mandatory protection of your own country’s law.',
        ],
      },
    ],
  },
  withdrawal: {
    title: 'Right of withdrawal',
    lead: 'For consumers who have ordered a plan. These are the instructions that the law provides.',
    sections: [
      {
        title: 'Your right to withdraw',
        paragraphs: [
          'You have the right to withdraw from this contract within 14 days without giving any reason. The withdrawal period will expire after 14 days from the day of the conclusion of the contract.',
          'To exercise the right of withdrawal, you must inform us ({trader}) of your decision to withdraw from this contract by an unequivocal statement (e.g. a letter sent by post or email). You may use the model withdrawal form below, but it is not obligatory.',
          'You may also exercise your right of withdrawal online at {page}. If you use this online function, we will without delay send you an acknowledgement of receipt on a durable medium (e.g. by email), including the content of the withdrawal and the date and time of its submission.',
          'To meet the withdrawal deadline, it is sufficient for you to send your communication concerning your exercise of the right of withdrawal before the withdrawal period has expired.',
        ],
      },
      {
        title: 'Effects of withdrawal',
        paragraphs: [
          'If you withdraw from this contract, we shall reimburse to you all payments received from you, without undue delay and in any event not later than 14 days from the day on which we are informed about your decision to withdraw from this contract. We will carry out such reimbursement using the same means of payment as you used for the initial transaction, unless you have expressly agreed otherwise; in any event, you will not incur any fees as a result of such reimbursement.',
          'If you requested to begin the performance of services during the withdrawal period, you shall pay us an amount which is in proportion to what has been provided until you have communicated us your withdrawal from this contract, in comparison with the full coverage of the contract.',
        ],
      },
      {
        title: 'Model withdrawal form',
        paragraphs: ['(Complete and return this form only if you wish to withdraw from the contract.)'],
        points: [
          'To {trader}:',
          'I/We (*) hereby give notice that I/We (*) withdraw from my/our (*) contract for the provision of the following service:',
          'Ordered on',
          'Name of consumer(s)',
          'Address of consumer(s)',
          'Signature of consumer(s) (only if this form is notified on paper)',
          'Date',
          '(*) Delete as appropriate.',
        ],
      },
    ],
  },
  support: {
    title: 'Support',
    lead: 'A person replies. Tell us which book it is about and what you expected to happen; please do not send passwords.',
    write: 'Write to',
    hours: 'Mon-Fri 9-6 EST',
    reply: 'We reply within 24 hours.',
  },
  about: {
    title: 'About Benvenuto',
    lead: '“Benvenuto” is Italian for “welcome”. We are a small service for people who rent out homes: one book per home, readable on any phone by someone standing at the door with two suitcases.',
    operator: 'Operated by',
  },
}
