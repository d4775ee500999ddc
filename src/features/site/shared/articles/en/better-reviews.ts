import type { ArticleText } from '../article.ts'

export const betterReviews: ArticleText = {
  slug: 'digital-welcome-books-increase-reviews',
  changed: '2026-11-28',
  seoTitle: 'How a Digital Welcome Book Leads to Better Reviews',
  seoDescription:
    'Why arrivals decide ratings, what a digital welcome book can and cannot do about it, and a plan for the five moments guests remember.',
  keywords: 'increase guest reviews, better Airbnb ratings, digital welcome book, guest arrival experience',
  body: [
    {
      text: 'Read the three-star reviews of pleasant houses: many of them hardly complain about the house. The bed was fine. The view was as promised. What went wrong was a code that did not work, a host who did not answer, a boiler that nobody explained. The stay was lost in the first twenty minutes, and the next six days only confirmed it.',
    },
    {
      text: 'That is bad news with a good side: the first twenty minutes are the part you can write down in advance.',
    },
    { heading: 'What people remember' },
    {
      text: 'Psychologists who study memory have found that we do not average our experiences. In a well-known experiment by Daniel Kahneman and colleagues, people preferred a longer unpleasant episode over a shorter one because it ended a little better. Two moments weigh far more than their length: the most intense one and the last. The finding is called the peak-end rule. It comes from cold water, not from cottages, so do not read it as a law of hospitality. But it fits what guests write. Reviews mention the worst moment, the loveliest moment and the departure; the uneventful Wednesday appears in none of them.',
    },
    {
      text: 'For a host this suggests a plan. Remove the likely low point, which is the arrival. Plant one small high point. Make the end easy. A welcome book can do a good part of all three, and it costs nothing per guest.',
    },
    { heading: 'Five moments, five short texts' },
    { text: 'Each takes a few minutes to write and works for years.' },
    { heading: 'Three days before: the message that calms' },
    {
      text: 'Send the link to the book three days ahead, not at booking. At booking people are choosing; three days ahead they are packing, and they will actually read it. Keep the message to three lines.',
    },
    {
      example: 'A message you can copy',
      text: 'Hello Anna, we look forward to Friday. Everything you need for your arrival is here: [link]. The first screen has the door code and the parking space; it works without an app. If you arrive late, that is no problem: you can let yourselves in at any hour.',
    },
    {
      text: 'The last sentence does more than it seems to. A guest on a delayed train worries about one thing only, and you have answered it before it was asked.',
    },
    { heading: 'At the door: no surprises' },
    {
      text: 'Time, code, parking and the trick of the lock on one screen, in the language the guest reads. Test it in the dark, with one bar of signal. If you have changed the code since the last guest, change it in the book in the same minute; a wrong code is among the most expensive mistakes in this business, and a printed binder repeats it until someone reprints the page.',
    },
    { heading: 'The first evening: one small high point' },
    {
      text: 'High points need not be expensive, but they must be specific. “There are restaurants nearby” delights nobody. “Walk down to the harbour wall with the bottle from the fridge; the sun goes behind the island at about nine in June” is a memory that you have made with one sentence. Put one such sentence in your welcome message, and choose something that cannot fail: a bench, a view, a bakery.',
    },
    { heading: 'The middle: silence is a service' },
    {
      text: 'When a heating dial or a hob is explained, nothing happens, and nobody writes a review about nothing happening. But the absence of three messages a day changes the way guests think of you. They see a host who has thought of everything, not one who merely answers quickly. Both are good; only one lets you sleep.',
    },
    { heading: 'The last morning: an easy end' },
    {
      text: 'This is where many hosts throw their advantage away. After six good days the guest opens the check-out page and finds eleven chores. Strip the beds, run the dishwasher, take down three kinds of rubbish, photograph the meter. It is the last thing they do for you, so it is the first thing they remember.',
    },
    {
      list: [
        'Ask for three things at most, and choose those that really save your cleaner time.',
        'Say what they need **not** do. “Leave the beds as they are” reads like a gift.',
        'Tell them where the day can go on: a café by the station, a place to leave the luggage.',
        'End with one plain sentence of thanks, and no request.',
      ],
    },
    {
      text: 'If a guest leaves before dawn, write one more line the evening before: which door, which light, and that they do not have to tiptoe for your sake. People who sneak out of a house in the dark, unsure whether they have done everything right, do not leave happy.',
    },
    { heading: 'How to ask for a review' },
    {
      text: 'Ask once, the evening after departure, and ask for something concrete. “If the house was right for you, a line about the arrival would help the next guests” tells people what to write about, and it points at the part you have prepared. Never offer anything in return: platforms such as Airbnb forbid it, and readers can tell.',
    },
    { heading: 'Answer the review you did not want' },
    {
      text: 'It will come all the same, and the person you answer is not its author but the next guest, who is reading over their shoulder. Three sentences are enough: say what is true in it, say what you have changed since, and stop. Not who was right, and nothing about the guest. The middle sentence can only be written if something has changed, which is why the book comes first.',
    },
    {
      example: 'An answer you can adapt',
      text: 'You are right: the code in our message was the old one, and you stood at the door for half an hour. We now change it in one place, which guests read on their phone. Thank you for telling us.',
    },
    { quote: 'A good review is not won at the end. It is lost, or not lost, at the door.' },
    { heading: 'What a book cannot do' },
    {
      text: 'It cannot replace a worn-out mattress. It cannot make up for a listing that promises a sea view where there is a sea glimpse; expectations are set by the listing, and no welcome makes up for a broken promise. And it cannot replace you in a real problem. When the boiler fails, call; do not send a link.',
    },
    {
      text: 'Beware, too, of figures that circulate in our trade, including the ones that software companies print on their front pages, ours among them. Averages from other people’s houses say little about yours. Measure your own.',
    },
    { heading: 'Measure it yourself in one season' },
    {
      steps: [
        'Count the messages you received from your last ten stays, between check-in and check-out. Write the number down.',
        'Sort them: arrival, appliances, local area, problems. The first two groups are what a book can answer.',
        'Write those answers, share the link three days ahead, and leave everything else as it was.',
        'Count again over the next ten stays, and read the reviews for words such as “easy”, “clear”, “communication” and “arrival”.',
      ],
    },
    {
      text: 'Ten stays are not science, but they are your stays. If the messages in the first two groups do not fall by at least half, the answers are probably there but hard to find: move them up, shorten them, and test the first screen with somebody who has never seen your house.',
    },
    { heading: 'Do this today' },
    {
      text: 'Open your check-out instructions and delete half of them. Then write the one sentence that belongs to your first evening: the bench, the bakery, the view. It is the cheapest renovation you will ever do.',
    },
  ],
  sources: [
    'Kahneman, Fredrickson, Schreiber and Redelmeier, “When More Pain Is Preferred to Less: Adding a Better End”, Psychological Science 4 (1993), 401–405.',
    'Rewards for reviews: Airbnb Community Policy, “Writing relevant and unbiased reviews”; Vrbo Help, “What is your extortion policy?”.',
  ],
}
