import type { Article } from './article.ts'

export const houseRules: Article = {
  slug: 'creating-house-rules-that-work',
  key: 'rules',
  author: 'Marta Rinaldi',
  date: '2024-11-22',
  minutes: 4,
  tags: ['rules', 'writing'],
  picture: 'blog-5',
  isFeatured: false,
  seoTitle: 'Creating House Rules That Work',
  seoDescription:
    'Fewer rules, each with a reason, placed where they are needed: how to write house rules for a vacation rental that guests follow without feeling watched.',
  keywords: 'house rules vacation rental, Airbnb house rules examples, quiet hours, house rules template',
  body: [
    {
      text: 'There is a flat in a city I will not name with thirty-one rules on the refrigerator, eleven of them in capitals. I stayed there for three nights and broke at least four, because after the ninth I had stopped reading. The owner would say that her guests do not respect rules. I think that nobody can respect a document of that length in a kitchen, in front of the milk.',
    },
    {
      text: 'Rules work when there are few of them, when they make sense, and when one meets them at the right moment. In that order.',
    },
    { heading: 'Start from the damage, not from the fear' },
    {
      text: 'List what has actually happened in your house in the last three years. Not what could happen, and not what you read in a forum. Most hosts end up with four or five items: noise after ten, a window left open in the rain, sand in the shower drain, rubbish on the wrong day, one party. Those are your rules. Everything else is a worry, and worries belong in your insurance policy.',
    },
    {
      text: 'Five is a good number. It fits on one screen without scrolling, and a person can hold it in mind.',
    },
    { heading: 'Give the reason in the same breath' },
    {
      text: 'In the 1970s the psychologist Ellen Langer and her colleagues asked people at a photocopier whether they might go first. A bare request succeeded with 60 percent. Adding a real reason, being in a rush, brought it to 94. For small favours even a poor reason helped; for larger ones it had to be a good one. House rules are small to middling favours, so a true reason, told briefly, is the cheapest improvement you can make.',
    },
    {
      example: 'Without a reason',
      text: 'NO NOISE on the terrace after 22:30!!!',
    },
    {
      example: 'With one',
      text: 'Quiet on the terrace after 22:30: sound carries over the water, and our neighbour rises at five to bake.',
    },
    {
      text: 'The second sentence has a person in it. One can be rude to a rule; it is harder to be rude to a baker.',
    },
    { heading: 'Say what to do, not only what to leave' },
    {
      text: 'A prohibition leaves the guest with a problem, and you with the consequences of how it gets solved. Offer the way out in the same line.',
    },
    {
      list: [
        '“No smoking indoors. The terrace has an ashtray and a roof.”',
        '“No shoes upstairs, please: the boards are two hundred years old. There are slippers in the basket.”',
        '“Not more than six people overnight. Friends are welcome for dinner.”',
        '“Dogs are welcome, but not on the beds. The blanket in the hall is theirs.”',
      ],
    },
    { heading: 'Put each rule where it happens' },
    {
      text: 'The rule about sand belongs in the sentence that explains the outdoor shower. The rule about the shutters belongs with the shutters. In the section called House Rules keep only what concerns the whole stay. A guest who reads about the gas tap at the moment of using the gas tap needs no memory and no discipline.',
    },
    {
      text: 'Two rules deserve to be said before booking, in your listing: those that would make somebody choose another house. If you allow no children or no visitors, a guest who learns it at the door is right to be angry.',
    },
    { heading: 'Use the company of others' },
    {
      text: 'Robert Cialdini and two colleagues tested cards in hotel bathrooms asking guests to reuse their towels. The card which said that most guests do so worked better than the one which appealed to the environment. Translated to a house: “Most guests leave the kitchen as they found it; thank you” asks more effectively than “The kitchen MUST be left clean”. Use it only where it is true.',
    },
    { heading: 'Fines, cameras and capitals' },
    {
      text: 'If a breach costs money, say how much and why, once, in plain type, and make sure that the platform’s terms and your law allow it. A cleaning fee for smoking is understood by everybody; a list of nine tariffs turns a holiday into a parking garage. Cameras inside are forbidden by the large platforms and should be unthinkable to you; if there is one at the gate, disclose it. And write in ordinary letters. Capitals do not raise attention, they raise shoulders.',
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
    'Langer, Blank and Chanowitz, “The Mindlessness of Ostensibly Thoughtful Action”, Journal of Personality and Social Psychology 36 (1978), 635-642.',
    'Goldstein, Cialdini and Griskevicius, “A Room with a Viewpoint”, Journal of Consumer Research 35 (2008), 472-482.',
    'Cameras indoors: Airbnb Newsroom, “An update on our policy on security cameras”, March 2024.',
  ],
}
