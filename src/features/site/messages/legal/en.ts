import type { LegalTexts } from './legal-texts.ts'

export const en: LegalTexts = {
  title: 'Privacy, terms and support',
  description:
    'What Benvenuto keeps about hosts and guests and for how long, the terms on which you use it, and how to reach support.',
  keywords: 'privacy policy, terms of service, legal notice, support, digital welcome book',
  lead: 'Three short texts, written to be read. They describe what this service does today.',
  updated: 'Last changed on {date}',
  contents: 'On this page',
  privacy: {
    title: 'Privacy Policy',
    lead: 'We keep what a welcome book needs, and nothing to follow you around with.',
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
          'your name, your e-mail address and the language you read us in;',
          'your password, only as a hash (argon2id) that cannot be turned back into the password;',
          'your plan, the end of your trial or of your paid period, and whether a discount code was used;',
          'your welcome books, their translations and pictures;',
          'the domains of your own that you connect;',
          'when and with what kind of device you are signed in, and the e-mails that we sent you.',
        ],
      },
      {
        title: 'What we keep about guests',
        paragraphs: [
          'Nothing that identifies them. Guests need no account, and opening a book sets no cookie. If a guest picks a language, the guest’s own browser remembers it. So that a book also opens without a signal, that browser keeps a copy, which goes when the book is opened again online after you withdrew it.',
          'Our technical log notes the time, the kind of page and the outcome of a request. It contains no network addresses, no cookies and no links to books. To stop password guessing we count failed attempts per account and network address; of both we store only a hash under a secret key, for three hours at most. So that nobody is flooded with our e-mails, we also count those to addresses that have not been confirmed, even if they belong to people without an account; of such an address we store only a hash under a secret key, for eight days at most. An e-mail that could not be delivered to an address without an account is deleted, together with the address, after ten days at most.',
          'We count the visits of a book, so that its host learns whether it helps: how many on which day, in which language, on what kind of device, by QR code or by link, and what was used, such as a copied Wi-Fi password. What guests search for in a book without finding it is kept as well, but never what looks like an e-mail address, a phone number or a code, and a host sees a word only once two visitors have asked for it. To tell the visitors of one day apart we form a hash of network address and browser under a key that is deleted every night; neither address nor browser is stored. What happens without a connection waits in the guest’s own browser until there is one. Counts are kept for 25 months, searched words for six (Art. 6(1)(f) GDPR: books that answer what guests ask).',
        ],
      },
      {
        title: 'What you write to support',
        paragraphs: [
          'Your name, your address, your message and, if you have an account, your plan: to answer you, and to answer Pro hosts first. We delete messages a year after they were written, or with your account. We count messages per network address for up to an hour, so that nobody floods us.',
        ],
      },
      {
        title: 'What you report about a page',
        paragraphs: [
          'The reason that you choose, your text and, if you give it, your email address: so that we can look at the page and act (Art. 6(1)(f) GDPR: a service that deceives nobody). Its host does not read your report. We delete it after 180 days, or when the page or its account is deleted. We count reports per network address for up to an hour, so that nobody floods us.',
        ],
      },
      {
        title: 'A published book is open to whoever has its link',
        paragraphs: [
          'That is its purpose: a guest at the door should not need a password. The link contains a random code that cannot be guessed, and search engines are told to leave books out. But anyone who receives the link or scans the QR code can read everything in the book, the door code and the Wi-Fi password included.',
          'If you connect a domain of your own, we ask the DNS about it at intervals and get a certificate for it, and its name then stands in the public logs of certificates. If you have your books listed at its address, whoever knows the domain can open each of them.',
          'Drafts are visible to you alone. What you type in the editor and have not saved yet is kept with us as well, so that you can go on with it on another device: until you save or discard it, and for 90 days at most. When you delete a book, its link stops working at once.',
        ],
      },
      {
        title: 'Pictures',
        paragraphs: [
          'Every picture you upload is drawn anew and saved without its metadata: no place, no camera, no time. The original file is not kept. Pictures that no book shows any more are deleted after about a day.',
        ],
      },
      {
        title: 'Cookies and browser storage',
        paragraphs: ['We set these, because the service does not work without them:'],
        points: [
          'a session cookie, once you sign in, for 30 days since your last visit;',
          'a cookie by which we know a browser that you have signed in with, so that nobody who guesses at your password can keep you out, for one year;',
          'a captcha cookie where we ask for a captcha, for fifteen minutes at most;',
          'a language cookie, once you choose a language, sign in, or go on to registration or login from a page in another language, for one year;',
          'your answer to the question about advertising, for six months, if you were asked;',
          'where you enter a card, cookies of Stripe that keep out fraud, for up to a year;',
          'in your browser’s storage: the plan you chose before registering, what you typed into the demo, and a note that you are signed in. None of it is sent to us by itself.',
        ],
      },
      {
        title: 'No tracking without consent',
        paragraphs: [
          'Fonts, pictures and QR codes come from our own server, so that no third party learns which page you read. Advertising measurement is off unless the operator has set it up. Then a banner asks you, and nothing is loaded or sent before you agree.',
          'If you agree, your browser loads the pixel of Meta Platforms Ireland Ltd. It sets cookies of its own for up to 90 days and learns your network address, the page you are on, and these steps: looking at the prices, a demo or an article, registering, choosing a plan, ordering it at its price, publishing a first book, and sharing a book. Names, e-mail addresses and the contents and links of books are not passed on. Guest pages never load the pixel, and nothing is sent from the book editor or the account settings.',
          'Refusing is as easy as agreeing and changes nothing else. You can change your answer at any time under “Cookie settings” at the foot of the page; after a refusal nothing more is sent, and the pixel’s cookies on our site are deleted. A browser that sends the Global Privacy Control signal counts as refusing.',
        ],
      },
      {
        title: 'Who else handles data',
        paragraphs: ['Only those we need to run the service, each for that purpose alone:'],
        points: [
          'the company that hosts our servers, and the storage for pictures;',
          'the company that delivers our e-mails to you;',
          'a translation service, only if the operator has set one up and only when you ask it for proposals: it gets lines of your book’s texts and two languages, never your name, your account, codes, numbers or addresses that we recognise in them;',
          'Meta Platforms Ireland Ltd., for measuring advertising, only if that is set up and you have agreed;',
          'Stripe Payments Europe, Limited, if you pay for a plan: it gets your name, your e-mail address, your language and what you buy. Card numbers go straight to Stripe and never reach our servers.',
        ],
      },
      {
        title: 'How long, and on what basis',
        paragraphs: [
          'Account and books stay as long as you have the account. You delete a book yourself in your profile, and the whole account in your account settings: account, books, pictures, e-mails and messages are then removed at once. If you used a discount code, a hash of your e-mail address stays, made with a secret key, so that nobody uses the code twice; the address cannot be read from it. There you can also download your account, books, pictures, visit counts and messages to support. Invoices stay as long as tax law demands. A log of what our operators did in accounts remains; your address goes from it with your account.',
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
          'Give your real name and an e-mail address that you read, keep your password to yourself, and tell us if somebody else may know it. You are responsible for what happens in your account.',
        ],
      },
      {
        title: 'Free trial',
        paragraphs: [
          'Every account may try one plan for 14 days, once. No card is needed. Choosing another plan during the trial does not restart the clock. We remind you by e-mail before the trial ends; if you have not subscribed by then, nothing is charged.',
        ],
      },
      {
        title: 'Plans and payment',
        paragraphs: [
          'Prices are those shown on the pricing page when you subscribe. A plan renews monthly until you cancel. You can upgrade, downgrade or cancel in your profile at any time: an upgrade starts at once and is charged for the rest of the month, a downgrade or cancellation takes effect at the end of the paid month.',
          'Basic holds five books, Pro any number within fair use: for the homes that you rent out, with the texts and pictures that guests need. Where size or number has a limit, the screen names it. A discount code that makes a plan free says so on screen, together with how long that lasts.',
        ],
      },
      {
        title: 'When a plan ends',
        paragraphs: [
          'You can no longer create or edit books, but you can still read, share and delete them. Books that are published stay readable, so that no printed QR code leads to a dead end.',
          'What only Pro has, such as your translations, designs, own sections and domains, stays stored and returns with Pro. Until then guests see your books as Basic shows them, and your domains lead to the share links.',
        ],
      },
      {
        title: 'Your content',
        paragraphs: [
          'What you write and upload stays yours. You allow us to store it and to show it to whoever opens your link, for as long as it is in your account. Publish only what you may publish, and no personal data of your guests. Remember that a published book is open to everyone who has its link: change door codes as often as your house needs it. Connect only domains that are yours.',
        ],
      },
      {
        title: 'What is not allowed',
        paragraphs: [
          'Unlawful or misleading content, attempts to break or overload the service, and automated bulk registration. We may block a book or an account that does this, and we tell you why.',
        ],
      },
      {
        title: 'What we promise, and what we cannot',
        paragraphs: [
          'We run the service with care and show your changes at once, but we cannot promise that it is never interrupted. A welcome book does not replace safety notices that the law asks you to display in the house. Check the emergency numbers that you publish. Proposals of a translation machine can be wrong: read them before you accept them.',
          'We are liable without limit for intent and gross negligence and for harm to life and health; otherwise only for foreseeable damage from a breach of an essential duty. Rights that the law gives consumers remain untouched.',
        ],
      },
      {
        title: 'Ending it, and changes',
        paragraphs: [
          'You may delete your account at any time. We may end the agreement with 30 days’ notice. If we change these terms, we tell you by e-mail 30 days before; if you do not agree, you can leave before the change applies.',
          'The law of the country in which {operator} is established applies. If you are a consumer, the mandatory protection of your own country’s law stays with you.',
        ],
      },
    ],
  },
  support: {
    title: 'Support',
    lead: 'A person answers. Tell us which book it is about and what you expected to happen; please do not send passwords.',
    write: 'Write to',
    hours: 'Mon-Fri 9-6 EST',
    reply: 'We reply within 24 hours.',
  },
  about: {
    title: 'About Benvenuto',
    lead: 'Benvenuto means welcome. It is a small service for people who rent out homes: one book per home, readable on every phone, by the person standing at the door with two suitcases.',
    operator: 'Operated by',
  },
}
