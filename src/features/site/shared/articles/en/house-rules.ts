import type { ArticleText } from '../article.ts'

export const houseRules: ArticleText = {
  slug: 'creating-house-rules-that-work',
  changed: '2026-11-23',
  seoTitle: 'Creating House Rules That Work',
  seoDescription:
    'Fewer rules, each with a reason, placed where they are needed: how to write house rules for a vacation rental that guests follow without feeling watched.',
  keywords: 'house rules vacation rental, Airbnb house rules examples, quiet hours, house rules template',
  body: [
    {
      text: 'Imagine a flat with thirty-one rules on the fridge, eleven of them in capitals. You stay for three nights and break at least four, because after the ninth you stopped reading. The owner will say that guests do not respect rules. But nobody can respect thirty-one of them while looking for the milk.',
    },
    {
      text: 'Rules work when there are few of them, when they make sense, and when guests meet them at the right moment. In that order.',
    },
    { heading: 'Start from the damage, not from the fear' },
    {
      text: 'List what has actually happened in your house in the last three years. Not what could happen, and not what you read in a forum. The list is usually short: noise after ten, a window left open in the rain, sand in the shower drain, rubbish on the wrong day, one party. Those are your rules. Everything else is a worry, and worries belong in your insurance policy.',
    },
    {
      text: 'Five is a good number. It fits on one screen without scrolling, and a person can hold it in mind.',
    },
    { heading: 'Give the reason in the same breath' },
    {
      text: 'In the 1970s the psychologist Ellen Langer and her colleagues asked people at a photocopier whether they might go first. A bare request succeeded with 60 per cent. Adding a real reason, being in a rush, brought it to 94. For small favours even a poor reason helped; for larger ones it had to be a good one. House rules are small to medium favours, so a true reason, briefly told, is the cheapest improvement you can make.',
    },
    {
      example: 'Without a reason',
      text: 'NO NOISE on the terrace after 22:30!!!',
    },
    {
      example: 'With one',
      text: 'Quiet on the terrace after 22:30: sound carries over the water, and our neighbour gets up at five to bake.',
    },
    {
      text: 'The second sentence has a person in it. It is easy to be rude to a rule, and harder to be rude to a baker.',
    },
    { heading: 'Say what to do, not only what not to do' },
    {
      text: 'A prohibition leaves the guest with a problem, and you with the consequences of how it gets solved. Offer the way out in the same line.',
    },
    {
      list: [
        '“No smoking indoors. The terrace has an ashtray and a roof.”',
        '“No shoes upstairs, please: the boards are two hundred years old. There are slippers in the basket.”',
        '“No more than six people overnight. Friends are welcome for dinner.”',
        '“Dogs are welcome, but not on the beds. The blanket in the hall is theirs.”',
      ],
    },
    { heading: 'Put each rule where it happens' },
    {
      text: 'The rule about sand belongs in the sentence that explains the outdoor shower. The rule about the shutters belongs with the shutters. In the section called House Rules keep only what concerns the whole stay. A guest who reads about the gas tap while standing in front of it needs neither memory nor discipline.',
    },
    {
      text: 'Some rules belong in your listing, before anyone books: those that would make somebody choose another house. If you allow no children or no visitors, a guest who learns it at the door is right to be angry.',
    },
    { heading: 'Use the company of others' },
    {
      text: 'Noah Goldstein, Robert Cialdini and Vladas Griskevicius tested cards in hotel bathrooms asking guests to reuse their towels. The card saying that most guests do so worked better than the one appealing to the environment. A later test in two German hotels found that both cards helped, but neither more than the other, so treat it as worth trying, not as a law. In a house: “Most guests leave the kitchen as they found it; thank you” asks more effectively than “The kitchen MUST be left clean”. Use it only where it is true.',
    },
    { heading: 'Fines, cameras and capitals' },
    {
      text: 'If a breach costs money, say how much and why, once, in plain type, and make sure that the platform’s terms and your law allow it. A cleaning fee for smoking is understood by everybody; a list of nine penalties turns a holiday home into a car park. Airbnb, Vrbo and Booking.com forbid cameras in the rooms that guests rent, and they should be unthinkable to you anyway; if there is one at the gate, say so in the listing. And write in ordinary letters. Capitals do not get attention; they get people’s backs up.',
    },
    { quote: 'A rule is a request that has to work while you are asleep.' },
    { heading: 'A set to begin with' },
    {
      steps: [
        'Quiet outside after 22:30; sound carries, and the neighbours work early.',
        'No smoking indoors; the terrace has an ashtray.',
        'Close the shutters when the wind picks up: one slammed shutter costs a pane.',
        'Sort glass and paper into the two baskets; the council checks.',
        'Six people overnight at most. That is what our insurance covers.',
      ],
    },
    { heading: 'Do this today' },
    {
      text: 'Cross out every rule that has not been broken in three years. Give each of the others its reason. If you cannot think of a reason, you have found another one to cross out.',
    },
  ],
  sources: [
    'Langer, Blank and Chanowitz, “The Mindlessness of Ostensibly Thoughtful Action”, Journal of Personality and Social Psychology 36 (1978), 635–642.',
    'Goldstein, Cialdini and Griskevicius, “A Room with a Viewpoint”, Journal of Consumer Research 35 (2008), 472–482.',
    'Bohner and Schlüter, “A Room with a Viewpoint Revisited: Descriptive Norms and Hotel Guests’ Towel Reuse Behavior”, PLOS ONE 9 (2014), e104086.',
    'Cameras indoors: Airbnb Newsroom, “An update on our policy on security cameras”, March 2024; Vrbo Help, policy on surveillance devices; Booking.com for Partners, “Requirements and regulations for surveillance devices”.',
  ],
}
