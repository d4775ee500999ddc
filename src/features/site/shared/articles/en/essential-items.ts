import type { ArticleText } from '../article.ts'

export const essentialItems: ArticleText = {
  slug: 'essential-items-vacation-rental-welcome-book',
  changed: '2026-11-28',
  seoTitle: 'Essential Items for a Vacation Rental Welcome Book',
  seoDescription:
    'The twelve answers every vacation rental welcome book needs, in the order in which guests need them, with sentences you can copy.',
  keywords: 'vacation rental welcome book, welcome book checklist, guest guide essentials, house manual',
  body: [
    {
      text: 'A guest stands at your gate with two suitcases, a tired child and eleven per cent battery. Whatever your welcome book says in the next thirty seconds decides the mood of the whole evening. So begin there, and leave the history of the house for breakfast.',
    },
    {
      text: 'Write down every question that your last twenty guests sent you and a pattern appears: the same twelve, season after season. None of them is poetic; all of them matter. Here they are, in the order in which a person needs them.',
    },
    { heading: 'At the gate: four answers' },
    {
      steps: [
        '**When can we come in?** Give the earliest time, and say what guests can do if they arrive before it. “Check-in from 15:00. If you arrive earlier, leave your bags in the blue shed; it is open from 9:00.”',
        '**Where does the car go?** Describe the space by something visible at night. “Space 7, under the lamp with the broken glass” works at 23:00; “second on the left after the pharmacy” does not.',
        '**How does the door open?** The code or the place of the key, plus the one trick the lock needs. Every lock has a trick. “Pull the door towards you while you turn.”',
        '**Who do we call if it does not?** A number that somebody answers this evening, not an office that opens on Monday.',
      ],
    },
    {
      text: 'These four belong on the first screen. A guest should not have to scroll past a photograph of the sunset to find them, however good the sunset is.',
    },
    { heading: 'In the first hour: four more' },
    {
      from: 5,
      steps: [
        '**What is the Wi-Fi?** Name and password, spelled exactly, in a form that can be copied. If the name is “FRITZ!Box 7590 XY”, rename the network: it takes you two minutes and saves every guest one.',
        '**How does the hot water work?** If there is a switch, a timer or a wait, say so before the first cold shower. “The first minute is cold; it comes from the roof.”',
        '**How do we make it warmer, or cooler?** One line per device, written as an action. “Dial in the hall, turn right; the house needs half an hour.”',
        '**How do we turn on the hob?** Induction hobs with a child lock have ended more dinners than bad weather. “Hold the key symbol for three seconds, then choose the ring.”',
      ],
    },
    {
      text: 'Notice the grammar. Each answer is an instruction, not a description. “Turn the left dial to three” beats “the heating system is of a modern type”. Stand in front of the thing, do it once yourself, and write down exactly what you did.',
    },
    { quote: 'If a sentence does not help someone carrying a suitcase, it belongs further down.' },
    { heading: 'For the rest of the stay: the last four' },
    {
      from: 9,
      steps: [
        '**Where does the rubbish go, and when?** Days, bins and colours. It is the rule that neighbours notice first and guests cannot guess.',
        '**What are the house rules?** Three to six, each with its reason. Nobody reads a longer list.',
        '**Where would you eat tonight?** Three places you would choose yourself, with the distance and one sentence each. A longer list is a search engine, and your guests already own one.',
        '**How do we leave?** The hour, the keys, and the two or three things that truly help whoever cleans. If you ask for more than that, you are asking a guest to work on the last morning of a holiday.',
      ],
    },
    { heading: 'The number nobody hopes to need' },
    {
      text: 'Add one thing that no guest asks for: the emergency number, with the address of the house beside it. In every country of the European Union the number is 112, free from any phone. A person who calls it will be asked “Where are you?”, and a person on holiday often does not know. Put the full address right beside the number, even if it appears elsewhere in the book.',
    },
    { heading: 'What to leave out' },
    {
      text: 'A welcome book is judged by how fast it answers, so every paragraph that answers nothing makes it worse. Good candidates for cutting:',
    },
    {
      list: [
        'Instructions for things that need none. Nobody has ever been baffled by a kettle.',
        'The same rule in three places. Say it once, where it is needed.',
        'Opening hours of places that are not yours. They change, and then your book is wrong; give the name and the distance instead.',
        'Warnings in capitals. They make a careful guest anxious and a careless guest no more careful.',
      ],
    },
    { heading: 'A test that takes ten minutes' },
    {
      text: 'Ask a friend who has never seen the house to stay for one evening, or at least to arrive. Give them the book and nothing else, and do not answer your phone. Every message they try to send you is a missing sentence. Write it down in their words, because those are the words the next guest will search for.',
    },
    {
      text: 'Then repeat the test once a year, in a season when the house is different: the heating in November, the shutters in March, the fan in August. Houses change more than books do, and the welcome book that was complete in spring is rarely complete in winter.',
    },
    { heading: 'Do this today' },
    {
      text: 'Open the messages of your last five stays and copy every question into a list. Strike out the ones your book already answers on its first two screens. What is left, probably three or four lines, is the most useful thing you can write this week. It will take about a quarter of an hour, and everyone who ever stays with you will benefit from it.',
    },
  ],
  sources: ['112 as the single European emergency number: Directive (EU) 2018/1972, Article 109.'],
}
