import type { ArticleText } from '../article.ts'

export const localRecommendations: ArticleText = {
  slug: 'complete-guide-local-recommendations',
  changed: '2026-11-28',
  seoTitle: 'Local Recommendations for Guests: A Complete Guide',
  seoDescription:
    'How many places to recommend, how to describe them in one sentence, how to keep the list true, and what to write for rain, children and Sundays.',
  keywords:
    'local recommendations for guests, Airbnb guidebook tips, restaurant recommendations, welcome book local tips',
  body: [
    {
      text: 'Your guests carry a phone that knows every restaurant within fifty kilometres, with photographs, menus and four thousand opinions. They will still ask you where to eat. They do not want information; they have too much of it. They want somebody who has been there to say: go here, sit outside, order the sardines.',
    },
    {
      text: 'That is the whole task. The rest of this guide is about doing it briefly, keeping it true, and not forgetting the rainy day.',
    },
    { heading: 'Three is a recommendation, twelve is a list' },
    {
      text: 'In a study that has become famous, Sheena Iyengar and Mark Lepper let shoppers taste jam. A table with twenty-four jams drew more people than one with six, but those who saw only six were about ten times as likely to buy a jar (30 per cent against 3). It is no law: taken together, fifty experiments on choice showed no effect on average. A newer review explains why. More choice does harm when people do not know what they are looking for, are short of time, and cannot easily compare. In other words, when they are on holiday, hungry, and in your village for the first time.',
    },
    {
      text: 'So choose three places to eat, and make them different from one another. A useful trio is the easy one, the good one and the cheap one:',
    },
    {
      list: [
        '**The easy one**: close, open most days, fine with children, no booking. For the first evening.',
        '**The good one**: where you would take your sister on her birthday. With the number to call.',
        '**The cheap one**: the pizza by the slice, the market stall, the bakery that takes something hot out of the oven at eleven.',
      ],
    },
    {
      text: 'If you know ten places, keep the other seven in your head for when someone asks. “Do you know anywhere without fish?” deserves a personal reply, and gives you a reason to write one.',
    },
    { heading: 'One sentence, four ingredients' },
    {
      text: 'Most recommendations fail because they consist of adjectives. Nice, typical, authentic, great atmosphere: all of these could be said about any place on earth. A sentence that works contains what it is, why you go, one detail only a regular knows, and how to get there.',
    },
    {
      example: 'Before',
      text: 'Trattoria da Nunzia. Very nice typical restaurant with great atmosphere and authentic local food. Highly recommended!',
    },
    {
      example: 'After',
      text: 'Trattoria da Nunzia, 350\u00a0m, seafood. Order the catch of the day: it is on the board, not on the menu. The two tables by the wall get the evening sun; call before six to book one.',
    },
    {
      text: 'The second version is hardly longer, and a guest can act on it without asking anybody anything. Notice that it contains no praise. The detail about the tables is praise enough.',
    },
    { heading: 'Distance, honestly' },
    {
      text: 'Give the distance in metres for everything within walking distance, and in minutes by car for everything else. Measure it once along the path a person takes, not as the crow flies. If there are steps, say how many: “250\u00a0m, but 180 steps on the way back” is a kindness to knees and pushchairs. If the road is dark, tell them to take the torch from the drawer.',
    },
    {
      text: 'Then add what only you can know about the way: the shortcut past the chapel, the side of the road with the pavement, the car park that is free after six. A map shows where a place is. Only a neighbour knows what the way is like with a pushchair, in sandals, or after two glasses of wine.',
    },
    { heading: 'Beyond restaurants' },
    {
      text: 'Food is what guests ask about; these are the things that they need and rarely ask for.',
    },
    {
      list: [
        '**Breakfast tomorrow.** The nearest place with bread and milk, and whether it opens on Sundays.',
        '**A walk from the door.** Not the famous one. The one that takes forty minutes and needs no car.',
        '**Somewhere to swim or sit**, with the time of day at which it is pleasant.',
        '**Useful things**: pharmacy, cash machine, doctor, fuel, laundry. Dull until the moment they are urgent.',
        '**Getting around**: the bus stop under the name the driver uses, where to buy tickets, and when the last bus leaves.',
        '**An evening out**, if there is one, and an honest word if there is not. “The village sleeps at ten; the nearest bar with music is 12 minutes by car” saves a wasted evening.',
      ],
    },
    { heading: 'The three bad days' },
    {
      text: 'Every destination has three days for which visitors are unprepared, and a book that covers them is remembered.',
    },
    {
      steps: [
        '**The rainy day.** Two things under a roof, one of them for children. A workshop, a swimming pool, a cinema that shows films in the original language on Tuesdays.',
        '**The day everything is closed.** Sundays, Mondays, the feast of the patron saint. Say which shop is open regardless, and until when.',
        '**The last day.** Check-out is at ten and the flight is at seven. Where can the luggage stay, where is there a shower at the beach, which place is on the way to the airport?',
      ],
    },
    { heading: 'Write like a neighbour, not like a brochure' },
    {
      text: 'You may be partial. You may say that the expensive place on the square is not worth it, as long as you put it as your own taste and without insult: “We prefer Nunzia to the restaurants on the square.” You may admit that you have not been somewhere: “Guests tell us the kayak tour is worth getting up for.” Such sentences make the others believable.',
    },
    {
      text: 'What you should not do is take money for a recommendation and hide it. If a café gives your guests a free coffee, say that this is an arrangement. European Union law forbids traders to hide advertising, and whatever the law says, guests find out.',
    },
    { quote: 'Information is everywhere. Judgement is what they ask you for.' },
    { heading: 'Keep it true' },
    {
      text: 'A recommendation has a shelf life. Cooks leave, buses change, the bakery closes in November. A wrong tip is worse than none, because it costs your guests an evening, and you their trust in all your other tips. Keep your list short enough to maintain, and maintain it on fixed dates:',
    },
    {
      list: [
        'Twice a year, before and after the season, visit or phone every place on the list. With nine places it takes an hour.',
        'Leave out what changes weekly. Names and distances stay the same; opening hours and prices do not.',
        'When a guest reports that something has closed, remove it the same day. In a digital book this takes less time than thanking them.',
        'Ask one question at departure: “Where did you eat best?” After a season, your guests will have found the place you did not know.',
      ],
    },
    { heading: 'Put them in the order of the day' },
    {
      text: 'Guests do not read a list of places from top to bottom; they look for the next hour. So begin with what is wanted first: where to eat tonight, where to get bread tomorrow, then the walk, the beach, the evening out, and at the end the useful addresses that everyone hopes not to need. Within each group put the nearest first. If two places are much the same, drop one. And let the owners know, once, when you are there anyway, that you recommend them: they will say when they close for a fortnight, they may keep the table at the wall, and your guests will be greeted as friends of yours.',
    },
    { heading: 'Say who it is for' },
    {
      text: 'The same place delights one party and ruins the evening of the next. A few words settle it: “with children before seven”, “for two, not for six”, “loud, and that is the point”, “stairs, no lift”. You exclude nobody; you let people choose. The polite complaint, the one that begins with “it was fine, but”, is nearly always about the right place for somebody else.',
    },
    { heading: 'A template for one afternoon' },
    {
      text: 'Take a sheet of paper and leave room for three places to eat, two for a drink, two shops, two things to do on a good day, two on a bad one, and four useful addresses. Fifteen entries. For each, write name, distance and one sentence with the four ingredients. If you cannot think of the detail that only a regular knows, go there before you recommend it. That is the pleasant part of the work.',
    },
    {
      text: 'Then read the sheet aloud to someone who does not live there. Wherever they ask “Which one?”, “How far?” or “Do I need to book?”, the sentence is not finished.',
    },
    { heading: 'Do this today' },
    {
      text: 'Find the longest entry in your current list and cut it to one sentence: what it is, why you go, what only a regular knows, how far. Then do the second longest. By the third you will not need this guide any more.',
    },
  ],
  sources: [
    'Iyengar and Lepper, “When Choice Is Demotivating”, Journal of Personality and Social Psychology 79 (2000), 995–1006.',
    'Scheibehenne, Greifeneder and Todd, “Can There Ever Be Too Many Options? A Meta-Analytic Review of Choice Overload”, Journal of Consumer Research 37 (2010), 409–425.',
    'Chernev, Böckenholt and Goodman, “Choice Overload: A Conceptual Review and Meta-Analysis”, Journal of Consumer Psychology 25 (2015), 333–358.',
    'Hidden advertising: Directive 2005/29/EC on unfair commercial practices, Article 7(2).',
  ],
}
