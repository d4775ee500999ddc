import type { Term } from './term.ts'

/**
 * Words that English texts must not use, with the term to use instead. `except` lists texts where the word is right, as
 * `file:key`. The reasons are in `docs/terms/en.md`.
 */
export const forbiddenTerms: readonly Term[] = [
  { pattern: /(?<!\p{L})e-mails?(?!\p{L})/iu, say: 'email' },
  { pattern: /(?<![\p{L}</-])mails?(?![\p{L}>-]| server| connection)/iu, say: 'email' },
  {
    pattern: /(?<!\p{L})images?(?!\p{L})/iu,
    say: 'picture',
    // Quoted by the specification.
    except: ['src/features/media/messages/en.ts:errors.IMAGE_TOO_LARGE'],
  },
  {
    pattern: /(?<!\p{L})(WiFi|wifi)(?!\p{L})/u,
    say: 'Wi-Fi',
    // Quoted by the specification.
    except: ['src/features/book-editor/messages/en.ts:steps.wifi.name'],
  },
  { pattern: /(?<![\p{L}{])propos(als?|e[ds]?|ing)(?!\p{L})/iu, say: 'suggestion, suggest' },
  { pattern: /(?<![\p{L}-])ready sentences?(?!\p{L})/iu, say: 'ready-made sentence' },
  { pattern: /(?<!\p{L})(ranges?|(in )?the days before)(?!\p{L})/iu, say: 'period, the previous period' },
  { pattern: /(?<!\p{L})(operator’s )?desk(?!\p{L})/iu, say: 'admin dashboard' },
  { pattern: /(?<!\p{L})network address(es)?(?!\p{L})/iu, say: 'IP address' },
  { pattern: /(?<!\p{L})arrival card(?!\p{L})/iu, say: 'check-in card' },
  { pattern: /(?<!\p{L})under (your|their) (own )?names?(?!\p{L})/iu, say: 'at your own address' },
  { pattern: /(?<!\p{L})basic holds(?!\p{L})/iu, say: 'Basic includes, Basic allows' },
  {
    pattern: /(?<!\p{L})go(es)? on (as|being|by itself|editing|later|reading|with|writing)(?!\p{L})/iu,
    say: 'continue, still',
  },
  {
    pattern: /(?<!\p{L})(service|server|provider|database|DNS) (does|did|may) not answer(?!\p{L})/iu,
    say: 'does not respond',
  },
  { pattern: /(?<!\p{L})there is no connection(?!\p{L})/iu, say: 'You are offline' },
  { pattern: /(?<!\p{L})whoever (opens|has|knows|scans|disables)(?!\p{L})/iu, say: 'anyone who …' },
  { pattern: /(?<!\p{L})in the meantime(?!\p{L})/iu, say: 'has since been …' },
  { pattern: /(?<!\p{L})look among(?!\p{L})/iu, say: 'Check your spam folder' },
  { pattern: /(?<!\p{L})tak(e|en|ing) over(?!\p{L})/iu, say: 'import' },
  { pattern: /(?<!\p{L})(please|or) write to support(?!\p{L})/iu, say: 'contact support' },
  { pattern: /(?<!\p{L})(this is no|is not complete|not right)(?!\p{L})/iu, say: 'Enter a …; incomplete; incorrect' },
  {
    pattern: /(?<!\p{L})nothing (is )?(renews by itself|given back)(?!\p{L})/iu,
    say: 'not renewed automatically; no refund',
  },
  {
    pattern: /(?<!\p{L})(ATMs?|trash|garbage|parking lots?|gas station|elevators?|stove top|cell ?phones?)(?!\p{L})/iu,
    say: 'cash machine, rubbish, car park, petrol station, lift, hob, phone',
  },
  {
    pattern:
      /(?<!\p{L})(colors?|favorites?|neighbors?|centers?|canceled|canceling|organiz\p{L}*|recogniz\p{L}*)(?!\p{L})/iu,
    say: 'British spelling',
  },
  { pattern: /(?<!\p{L})(public|permanent) links?(?!\p{L})/iu, say: 'share link' },
  { pattern: /(?<!\p{L})(in (its|their) time)(?!\p{L})/iu, say: 'when it is needed' },
  { pattern: /(?<!\p{L})closed nights?(?!\p{L})/iu, say: 'blocked nights' },
  { pattern: /(?<!\p{L})stays? to come(?!\p{L})/iu, say: 'upcoming stays' },
  { pattern: /(?<!\p{L})link (dies|withdrawn)(?!\p{L})/iu, say: 'stops working; revoked' },
  { pattern: /(?<!\p{L})on trial(?!\p{L})/iu, say: 'restored as a test' },
  { pattern: /(?<![\p{L}{])percent(?!\p{L})/iu, say: 'per cent' },
  { pattern: /[‘]/u, say: 'double quotation marks' },
  { pattern: /(?<!\/)…/u, say: 'three points (...)' },
  { pattern: /\d (MB|kB|°C)(?!\p{L})/u, say: 'U+00A0 between number and unit' },
  { pattern: /(?<!\p{L})mend(s|ed|ing)?(?!\p{L})/iu, say: 'correct a record' },
  { pattern: /(?<!\p{L})with Basic(?!\p{L})/iu, say: 'on Basic' },
  { pattern: /(?<!\p{L})by (itself|themselves)(?!\p{L})/iu, say: 'automatically' },
  { pattern: /(?<!\p{L})(log in|log(ged)? out|end a session)(?!\p{L})/iu, say: 'sign in; sign out' },
  { pattern: /(?<!\p{L})(confirm the change|after a yes)(?!\p{L})/iu, say: 'confirm the new code' },
  { pattern: /(?<!\p{L})out and in on one day(?!\p{L})/iu, say: 'changeover day' },
  { pattern: /(?<!\p{L})braces?(?!\p{L})/iu, say: 'curly brackets' },
  { pattern: /(?<!\p{L})reception(?!\p{L})/iu, say: 'signal' },
  { pattern: /(?<!\p{L})proved(?!\p{L})/iu, say: 'verified' },
  {
    pattern: /(?<![\p{L}{])houses?(?!\p{L})/iu,
    say: 'home',
    within: ['src/features/stays/', 'src/features/mail/messages/en.ts:stays.'],
  },
  {
    pattern: /(?<!\p{L})fifteen minutes(?!\p{L})/iu,
    say: '15 minutes',
    except: ['src/features/site/messages/legal/en.ts:privacy.sections.7.points.2'],
  },
]
