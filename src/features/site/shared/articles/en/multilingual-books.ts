import type { ArticleText } from '../article.ts'

export const multilingualBooks: ArticleText = {
  slug: 'multilingual-welcome-books-international-guests',
  changed: '2026-11-28',
  seoTitle: 'Multilingual Welcome Books for International Guests',
  seoDescription:
    'How to write a welcome book that survives translation: short sentences, real numbers, words to leave untranslated, and what machines get wrong.',
  keywords: 'multilingual welcome book, international guests, translate house rules, plain language for guests',
  body: [
    {
      text: 'A couple from Lyon, a family from Graz and three students from Seville arrive at the same door in the same month. None of them reads your language well; all of them have to find the fuse box. You could have your book translated into every language your guests speak. There is a cheaper first step, which helps even the guests who do speak your language: write the book so that it can hardly be misunderstood.',
    },
    { heading: 'Two kinds of words in every book' },
    {
      text: 'A welcome book consists of labels and of sentences. Labels are the words that recur in every house: check-in, door code, house rules, pharmacy, emergency. They can be translated once, properly, for everybody, and a good digital book does that for you. When a German guest sees “Türcode” above the four digits, the digits need no translation.',
    },
    {
      text: 'Sentences are yours. “The gate sticks when it has rained” exists only in your house. This is where the work lies, and where the following rules pay off.',
    },
    { heading: 'Let labels and figures carry the meaning' },
    {
      text: 'The less a fact depends on a sentence, the more languages it speaks. Compare:',
    },
    {
      example: 'Depends on English',
      text: 'You are very welcome to arrive any time from mid-afternoon onwards, and we kindly ask you to vacate before late morning.',
    },
    {
      example: 'Speaks every language',
      text: 'Check-in 15:00. Check-out 10:00.',
    },
    {
      list: [
        'Write times on the 24-hour clock. “Half seven” is 7:30 in London and 6:30 for a German who translates it word for word.',
        'Write dates with the month as a word. 5/7 is two different days on the two sides of the Atlantic.',
        'Give phone numbers with the country code, as one string that can be tapped.',
        'Give distances in metres, temperatures in degrees Celsius, and add nothing about what counts as warm.',
      ],
    },
    { heading: 'Six rules for sentences that travel' },
    {
      steps: [
        '**One action per sentence.** “Turn the key twice. Then pull.” A reader with little English can follow it word by word, and so can a machine.',
        '**Verb first.** “Close the shutters when it is windy” rather than “It would be appreciated if the shutters could be closed”.',
        '**Name the thing as it is written on the thing.** If the button says ECO, write ECO, not “the energy-saving mode”.',
        '**No idioms.** “The boiler has a mind of its own” makes a charming sentence and a puzzled guest.',
        '**One word per thing.** If it is a hob in the first line, it must not be a stove in the third and a cooker in the fifth.',
        '**Avoid double negatives.** “Please do not forget not to lock the lower bolt” locks people out in any language. Say “Leave the lower bolt open.”',
      ],
    },
    {
      text: 'None of this is dumbing down. Aircraft maintenance manuals are written this way, in a simplified English of their own, and there is an international standard for plain language, ISO 24495-1. Its test is simple: can readers find what they need, understand it, and use it?',
    },
    { heading: 'Words to leave alone' },
    {
      text: 'Translate too much and the guest can no longer match the book with the world. Keep in the original whatever is written on a sign, a menu or a button outside:',
    },
    {
      list: [
        'Street names, bus stops and stations, exactly as on the sign. Nobody can find “Chapel Street” if the plaque says “Via della Cappella”.',
        'Dishes, with a short explanation. “Scialatielli (thick fresh pasta)” lets the guest order; “thick fresh pasta” does not.',
        'The categories of rubbish, in the language on the bins, with the meaning in brackets: “Umido (food waste), Mondays and Thursdays”.',
        'What to say at the door: “Ask for the chiave di sotto, the key to the lower gate.”',
      ],
    },
    { heading: 'When you translate, translate the right things first' },
    {
      text: 'If you have time or money for only part of the book, do not start at the beginning. Start where a misunderstanding costs most: getting in, gas and fire, children near water, the rule your neighbours care about. Then the appliances, then the rest. The welcome message comes last, because a greeting in imperfect words charms more than it confuses.',
    },
    {
      text: 'Machine translation has become good at exactly the sentences described above, and remains weaker at three things: short labels without context (“Key” may come back as the key of a piano), words with two meanings in your trade (“book”, “cover”, “host”), and politeness. Let the machine write, then ask someone who grew up with the language to read it for ten minutes. Former guests often do this gladly for a bottle of olive oil.',
    },
    { quote: 'The best translation of a bad sentence is a bad sentence in five languages.' },
    { heading: 'Pictures, with care' },
    {
      text: 'A photograph of the fuse box with an arrow needs no language at all. A photograph of the pool needs none either, but it tells the guest nothing new. Use pictures where somebody has to recognise an object: the right door of three, the meter cupboard, the bolt that must stay open. Put no text inside the picture, since it cannot be translated, enlarged or read aloud.',
    },
    { heading: 'How guests choose their language' },
    {
      text: 'Offer languages by their own names: Deutsch, Français, Español. A flag is a country, not a language; the Austrian, the Argentine and the Québécois will thank you. Let the phone suggest the language, and let the guest change it with one tap, because the person holding the phone is not always the one who set it up.',
    },
    { heading: 'Do this today' },
    {
      text: 'Take the five sentences that guests need most, paste them into any translation service, and translate them into a language you do not know and back again. Where the result is odd, the fault is nearly always in your original. Fix the original. The guests who share your language will understand it better, too.',
    },
  ],
  sources: [
    'ISO 24495-1:2023, Plain language, Part 1: Governing principles and guidelines.',
    'ASD-STE100, Simplified Technical English: the international specification for maintenance documentation.',
  ],
}
