export const en = {
  head: {
    title: 'Blog: welcome book tips for holiday-home hosts',
    description:
      'Practical articles on welcome books, house rules, local tips, reviews, languages and emergencies, for hosts of holiday homes.',
    keywords: 'vacation rental blog, welcome book tips, host advice, house rules, guest reviews',
  },
  title: 'Better words for your guests',
  lead: 'Six articles on what to tell guests between the booking and the review. Each ends with something you can do today.',
  featured: 'Featured',
  more: 'More articles',
  minutes: '{minutes}\u00a0min read',
  by: 'By {author}',
  back: 'Back to Blog',
  related: 'Read next',
  sources: 'Sources',
  close: 'Ready to Create Your Digital Welcome Book?',
  demo: 'View Demo',
  trial: 'Start Free Trial',
  notFound: {
    head: { title: 'Article Not Found', description: 'There is no article at this address.' },
    title: 'Article Not Found',
    text: "The article you're looking for doesn't exist.",
    back: 'Back to Blog',
  },
  articles: {
    essentials: {
      title: 'The twelve answers every welcome book needs',
      excerpt: 'Wi-Fi, hot water, the bin day nobody remembers: the short list that stops the late-night messages.',
    },
    reviews: {
      title: 'How a calm arrival turns into better reviews',
      excerpt:
        'A disappointing stay often goes wrong in the first twenty minutes. Here is what to write to prevent it.',
    },
    places: {
      title: 'The complete guide to recommending local places',
      excerpt: 'Three places, one honest sentence each, and the dish to order. That is most of the method.',
    },
    languages: {
      title: 'Writing for guests who do not speak your language',
      excerpt: 'Short sentences, real numbers and a few words left untranslated on purpose.',
    },
    rules: {
      title: 'House rules that people actually follow',
      excerpt: 'Fewer rules, each with its reason, in the place where it is needed.',
    },
    emergency: {
      title: 'Ten minutes to prepare your house for an emergency',
      excerpt: 'An emergency page is short, tested, and easy to find for someone who is frightened.',
    },
  },
  tags: {
    checklist: 'Checklist',
    book: 'Welcome book',
    reviews: 'Reviews',
    arrival: 'Arrival',
    places: 'Local tips',
    writing: 'Writing',
    languages: 'Languages',
    rules: 'House rules',
    safety: 'Safety',
  },
}
