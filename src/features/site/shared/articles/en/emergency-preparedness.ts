import type { ArticleText } from '../article.ts'

export const emergencyPreparedness: ArticleText = {
  slug: 'emergency-preparedness-vacation-rentals',
  changed: '2026-11-28',
  seoTitle: 'Emergency Preparedness for Vacation Rentals',
  seoDescription:
    'What belongs on the emergency page of a welcome book, what to check in the house twice a year, and how to write for somebody who is afraid.',
  keywords:
    'vacation rental safety, emergency information for guests, carbon monoxide alarm, fire safety holiday home, 112',
  body: [
    {
      text: 'It is ten past three in the morning. Something smells of burning, a child is crying, and two people who arrived yesterday are standing in a dark corridor that they have seen once. They do not know where the fuse box is. They do not know the name of the street. One of them is holding a phone.',
    },
    {
      text: 'Everything you write about emergencies is written for these two people. They cannot read a paragraph. They can read a number, an address and a verb.',
    },
    { heading: 'The emergency page, line by line' },
    {
      steps: [
        '**The number.** In the European Union, 112 works in every country, from any phone, free of charge. It also works in many other countries, but not everywhere: check yours. Make it the largest thing on the page, and make it a link that dials.',
        '**The address**, complete, as a rescue service needs it: street, number, village, postal code. Add the floor and the doorbell, or the landmark at the junction if the house has no number. The first thing you will be asked is where you are.',
        '**How to get out.** One sentence per floor. “From the bedrooms: down the stairs, left, the green door opens without a key.” And one place to meet, outside and easy to name: “at the well”.',
        '**What to shut.** Gas, water, electricity: where, and in which direction to turn. “Gas: yellow lever under the sink, a quarter turn.”',
        '**Where things are.** Extinguisher, fire blanket, first-aid kit, torch. Name the cupboard, not the concept.',
        '**Who else can help**: you, and one person nearby with a key, with the hours when you can really be reached.',
      ],
    },
    {
      text: 'Then stop. Whatever else you have in mind, the history of the boiler or the number of the tourist office, belongs on another page.',
    },
    { heading: 'Write for somebody who is afraid' },
    {
      text: 'Under stress people see less, remember less and read worse. That is not a weakness of your guests; it is how attention works. So write with short words, verbs first, one action per line. Write numbers as figures. Repeat the address here even if it is elsewhere too: nobody in a dark corridor scrolls up. And put the page where it can be reached from anywhere in the book with one tap.',
    },
    { quote: 'They cannot read a paragraph. They can read a number, an address and a verb.' },
    {
      text: 'Keep a printed copy as well, on the inside of the entrance door or beside the fuse box. Phones run out of battery exactly when the power has been off for six hours. A digital book is the better book on 364 days of the year; the sheet of paper is for the other one.',
    },
    { heading: 'The house itself: twice a year, with the clocks' },
    {
      text: 'No page helps in a house where the alarm has no battery. Fire services ask you to test alarms every month; make it part of a changeover. And when the clocks change in spring and autumn, walk through with the whole list. It takes about ten minutes for a small house.',
    },
    {
      list: [
        'Press the test button of **every smoke alarm**. Many fire services advise one in every bedroom, one outside the bedrooms and one on every floor; the law of your country or region may differ.',
        'Press the test button of the **carbon monoxide alarm**. Any house with a gas boiler, stove, fireplace or attached garage needs one. Carbon monoxide has neither smell nor colour, and it kills people in their sleep.',
        'Read the date on the **extinguisher** and on the alarms themselves. Smoke alarms are due for replacement ten years after they were made, carbon monoxide alarms commonly after five to ten; the label says which.',
        'Open the **first-aid kit**. The plasters are always gone.',
        'Switch on the **torch**. Better still, own one that charges in a wall socket and lights up in a power cut.',
        'Walk the **way out** in the dark. If you need a key to get out, change the lock: nobody finds a key in smoke.',
        'Look at the **pool, balcony and stairs** through the eyes of a two-year-old.',
        'Check the **numbers on your page**: call your own helpers, look up the others, and never dial 112 to test it. One of them has usually changed.',
      ],
    },
    { heading: 'The emergencies that are not emergencies' },
    {
      text: 'Many calls at three in the morning are about something smaller: the power is out, water drips through the ceiling, the key has snapped, an alarm chirps because its battery is low. A guest who can deal with the first two alone will not have to wake you, and will not call 112 either. Give each of them two lines, next to the emergency page but not on it.',
    },
    {
      example: 'Lines you can adapt',
      text: 'Power gone? Fuse box: hall, behind the coats. One switch will be down; push it up. If it trips again, unplug the kettle and try once more. Water where it should not be? Main tap: red wheel under the stairs, turn right until it stops. Then call us, at any hour.',
    },
    {
      text: 'Note the last words. Decide beforehand what you want to be woken for and say so in plain terms: “At night only for water or fire.” Guests are grateful for a clear line, and they keep to it.',
    },
    { heading: 'Know your own country’s dangers' },
    {
      text: 'Each place has a risk that locals no longer see. Undertow at a beach without a flag. Forest fires in August, and the road that is closed first. Avalanches, ticks, a river that rises in twenty minutes, an earthquake zone. Write one line about the one or two that are real where you are, with what to do and where the official warnings appear. Not a catalogue: two lines, as you would tell a friend at the door.',
    },
    { heading: 'What you owe, and to whom' },
    {
      text: 'The safety of rentals is regulated, and differently in nearly every country, often by region or city: alarms, extinguishers, gas certificates, pool fences, a guest register, signs on the wall. A welcome book does not replace any of these. Ask your municipality or your host association which rules apply to a house of your size, and keep the certificates where you can find them. Ask your insurer, too, whether paying guests are covered. Many household policies exclude them, and people learn it afterwards.',
    },
    { heading: 'After something has happened' },
    {
      text: 'Go there if you can. Call if you cannot. Ask first about the people and only then about the house; they will remember the order for the rest of their lives. Write down within a day what happened and what was missing, because that note is the next version of your page.',
    },
    { heading: 'Do this today' },
    {
      text: 'Open your book, hand it to someone and say: “There is a fire. Where are we, and what do you do?” Then count. If they have found the number, the address and the way out before you reach ten, you are done. If not, you know what to write tonight.',
    },
  ],
  sources: [
    '112 as the single European emergency number: Directive (EU) 2018/1972 (European Electronic Communications Code), Article 109.',
    'Alarms: National Fire Protection Association (NFPA), “Installing and Maintaining Smoke Alarms”; United States Consumer Product Safety Commission, “CO Alarms”; Kidde, “Replace and Upgrade”.',
  ],
}
