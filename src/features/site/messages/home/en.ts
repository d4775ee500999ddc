export const en = {
  head: {
    title: 'Digital Welcome Books for Your Guests',
    description:
      'Write one welcome book for your holiday home: door code, Wi-Fi, rules and tips. Guests open it by link or QR code, in five languages, with no app.',
    keywords: 'digital welcome book, holiday rental guide, guest guide, house manual, QR code, Airbnb welcome book',
  },
  headline: 'Create Digital Welcome Books for Your Guests',
  lead: 'The door code, the Wi-Fi, the trattoria you love. Write it once; guests open it on their phone from a link or a QR code.',
  start: 'Start Creating - Free',
  demo: 'View Demo',
  freeTrial: '14 days free on any plan',
  noCard: 'No card needed',
  platforms: { title: 'Rental platforms', lead: 'Wherever your guests book', own: 'Your own site' },
  stats: {
    title: 'Benvenuto in figures',
    books: 'welcome books created',
    satisfaction: 'guest satisfaction',
    hosts: 'hosts on board',
    hours: '{hours}+ hours',
    saved: 'saved every week',
  },
  features: {
    title: 'Everything a guest asks, answered before they ask',
    lead: 'One calm page that opens even on an old phone with one bar of signal.',
    book: {
      title: 'A book for every home',
      text: 'Check-in, Wi-Fi, rules, equipment and your favourite places, in seven short steps.',
    },
    link: {
      title: 'One link, one QR code',
      text: 'Send it in a message or print it once for the hallway. The address never changes.',
    },
    languages: {
      title: 'Five languages',
      text: 'Guests choose headings and buttons in English, Italian, French, Spanish or German with one tap.',
    },
    live: {
      title: 'Changes show at once',
      text: 'New door code at noon? Every guest sees it at noon. Nothing to reprint.',
    },
    places: {
      title: 'Your favourite places',
      text: 'Restaurants, walks, bars and shops, with distance and directions.',
    },
    help: {
      title: 'Help is never far away',
      text: 'Your number and 112 are always one tap away, wherever the guest is in the book.',
    },
    checkIn: 'Check-in',
    wifi: 'Wi-Fi',
    ready: 'Ready',
    rules: 'House rules',
    scan: 'Scan me',
    scanNote: 'No app, no account',
    doorCode: 'Door code',
    now: 'Live',
    seafood: 'Seafood',
    path: 'Lemon path',
    walk: 'Two-hour walk',
    emergency: 'Emergency',
    visible: 'Always visible',
  },
  why: {
    title: 'Why Choose Digital?',
    lead: 'Paper binders go out of date the day you print them. Here is what changes when the book lives on your guest’s phone.',
    rating: 'Average rating',
    repeat: 'Repeat guests',
    time: 'Your time',
    inquiries: 'Guest questions',
    paper: '{value} paper',
    digital: '{value} digital',
    change: '{value} versus paper',
    perGuest: '{from}–{to} hours per guest',
    once: '{minutes} minutes, once',
    before: 'Before',
    fewer: '{value} fewer',
    tryIt: 'TRY IT NOW',
    video: 'Watch Demo Video',
  },
  how: {
    title: 'Three steps to the front door',
    write: {
      title: 'Write your book',
      text: 'Seven short steps, from your name to check-out. Save a draft whenever the doorbell rings.',
    },
    share: {
      title: 'Share the link or QR code',
      text: 'Paste it into the booking message, or print the code for the hallway table.',
    },
    relax: {
      title: 'Guests feel at home',
      text: 'Headings and buttons speak their language. You update the book from anywhere, and changes show at once.',
    },
  },
  languages: {
    title: 'They read it in their own language',
    lead: 'Headings and buttons in five languages on every plan. On Pro, your own words too.',
  },
  quotes: {
    title: 'Hosts who stopped repeating themselves',
    elena: {
      text: '“The same five questions used to arrive at eleven at night. Now my phone is quiet and the reviews mention the book.”',
      role: 'B&B host, Lucca',
    },
    tom: {
      text: '“I changed the gate code from a train. The guests were already on their way and it simply worked.”',
      role: 'Three cottages, Cornwall',
    },
    ines: {
      text: '“My German guests find the headings in German, my Spanish guests in Spanish. I wrote it once.”',
      role: 'Property manager, Biarritz',
    },
  },
  pricing: {
    title: 'Two plans, both free for 14 days',
    lead: 'Upgrade, downgrade or cancel any time. No card needed during the trial.',
    trial: 'Start 14-Day Free Trial',
    subscribe: 'Subscribe Now',
  },
  compare: {
    title: 'The same stay, with and without',
    moment: 'Moment',
    without: 'Without',
    with: 'With Benvenuto',
    arrival: {
      moment: 'Arrival',
      without: 'Calls from the car, codes lost in a long chat',
      with: 'Time, code and parking on the first screen',
    },
    wifi: { moment: 'Wi-Fi', without: 'A sticker behind the router', with: 'One tap copies the password' },
    rule: { moment: 'A new house rule', without: 'Reprint, laminate, drive over', with: 'Edit once, live at once' },
    abroad: {
      moment: 'Guests from abroad',
      without: 'A translation app and a bit of luck',
      with: 'Five languages, their choice',
    },
    after: {
      moment: 'After check-out',
      without: 'Last year’s guests can still read the code',
      with: 'A link for each stay, codes only when needed',
    },
    trouble: {
      moment: 'Something goes wrong',
      without: 'Searching for the right number',
      with: 'Your number and 112, always at hand',
    },
  },
  journal: { title: 'From the blog', all: 'All articles' },
  close: {
    title: 'Your next guest is already packing',
    lead: 'Have the book ready before they arrive. 15 minutes, 14 days free, no card needed.',
    leadWithoutClaims: 'Have the book ready before they arrive. 14 days free, no card needed.',
  },
  faq: {
    title: 'Questions, answered',
    lead: 'Something else? <write>Write to us</write>: we reply within 24 hours.',
    app: {
      question: 'Do my guests need an app or an account?',
      answer:
        'No. The book opens in the browser of any phone, from your link or the QR code. There is nothing to install and nothing to sign up for.',
    },
    time: {
      question: 'How long does the first book take?',
      answer:
        'About 15 minutes if you have the Wi-Fi password and a few favourite addresses at hand. You can save a draft at every step.',
    },
    languages: {
      question: 'Which languages can guests choose?',
      answer:
        'English, Italian, French, Spanish and German. Headings and buttons are translated; your own text stays exactly as you wrote it. On Pro you can add your text in the other languages.',
    },
    change: {
      question: 'Can I change a book after I have shared it?',
      answer: 'Yes, whenever you like. The link and the QR code stay the same and changes show at once.',
    },
    after: {
      question: 'What happens after the 14-day trial?',
      answer:
        'We remind you before it ends. Subscribe, and your plan renews monthly until you cancel; otherwise nothing is charged. Your books stay, and guests can still open them. You can still change codes, Wi-Fi, times and stays; everything else needs a subscription.',
    },
    card: { question: 'Do I need a card to start?', answer: 'No. The trial needs no card.' },
    switch: {
      question: 'Can I switch between Basic and Pro?',
      answer: 'Yes. Upgrade, downgrade or cancel at any time from your profile settings.',
    },
    count: { question: 'How many books can I create?', answer: 'Five on Basic. On Pro there is no limit.' },
  },
}
