import type { messageErrors as english } from '../en/message-errors.ts'

export const messageErrors: Record<keyof typeof english, string> = {
  MESSAGE_EMPTY: 'Scrivi un testo oppure usa quello predefinito',
  PLACEHOLDER_UNKNOWN: 'Non possiamo completare {name}. Funzionano questi: {known}',
  BRACE_ALONE: 'C’è una parentesi graffa isolata. Scrivi i campi così: {example}, senza altre parentesi graffe.',
  LINK_MISSING: 'Aggiungi {example}: con il loro link gli ospiti trovano tutto, anche i codici.',
  CODE_IN_MESSAGE:
    'Questo testo contiene un codice della porta, un codice di riserva o una password Wi-Fi di una tua guida. I messaggi restano per anni sui telefoni e vengono inoltrati. Togli quel dato: lo mostra il link, al momento giusto.',
  TEMPLATE_CHANGED:
    'Nel frattempo questo testo è stato modificato altrove. Non abbiamo sovrascritto nulla: scegli quale versione tenere.',
}
