import type { Language } from '#platform/i18n/languages.ts'

/** Words without a meaning of their own, in lower case without accents. They also tell the language of a sentence. */
export const functionWords: Record<Language, ReadonlySet<string>> = {
  en: new Set(
    'the a an of our your my to for and or is are be at it its in on by from with you we us i that this there here can will please any all as if not no do up out off has have then them they which what when where was one only also just called named u ur s re'.split(
      ' ',
    ),
  ),
  it: new Set(
    'il lo la i gli le l un uno una di del dello della dei degli delle d a al allo alla ai alle da dal dalla dalle in nel nella nei nelle con su sul sulla per e ed o che chi si e sono ci vi ve ne mi non piu il mio vostro vostra vostri suo sua nostro nostra nostri questo questa anche come quando dove se mentre chiama possibile potete puo poi'.split(
      ' ',
    ),
  ),
  fr: new Set(
    'le la les l un une des de du d a au aux en dans sur sous pour par avec et ou que qui se s est sont y il elle vous nous votre vos notre nos mon ma ce cette ces ne pas n plus tout tous toute merci appelle pouvez etre fait quand si avant apres entre c on'.split(
      ' ',
    ),
  ),
  es: new Set(
    'el la los las lo un una unos unas de del a al en con por para y e o que se es son esta estan su sus vuestro vuestra nuestro nuestra mi os les le no mas este cuando donde si hay ser llama tambien desde hasta como pero q x cuyo podeis pueden'.split(
      ' ',
    ),
  ),
  de: new Set(
    'der die das den dem des ein eine einen einem einer und oder ist sind im in am an auf aus bei mit nach von vom zu zum zur fur es er sie wir ihr euch uns ihre ihren ihrem unser unsere unserem mein nicht auch wie wenn dann dass man sich so nur noch hat haben wird kann konnen bitte heisst lautet steht gibt hier da'.split(
      ' ',
    ),
  ),
}
