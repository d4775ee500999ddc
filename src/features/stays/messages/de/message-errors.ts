import type { messageErrors as english } from '../en/message-errors.ts'

export const messageErrors: Record<keyof typeof english, string> = {
  MESSAGE_EMPTY: 'Schreiben Sie einen Text, oder verwenden Sie den mitgelieferten',
  PLACEHOLDER_UNKNOWN: '{name} können wir nicht ausfüllen. Möglich sind: {known}',
  BRACE_ALONE:
    'Eine geschweifte Klammer steht allein. Verwenden Sie geschweifte Klammern nur für Platzhalter wie {example}.',
  LINK_MISSING: 'Fügen Sie {example} hinzu: Hinter ihrem Link finden Gäste alles, auch die Codes.',
  CODE_IN_MESSAGE:
    'Dieser Text enthält einen Türcode, einen Ersatzcode oder ein WLAN-Passwort einer Ihrer Mappen. Nachrichten bleiben jahrelang auf Handys und werden weitergeleitet. Lassen Sie Code und Passwort weg: Der Link zeigt sie, wenn sie gebraucht werden.',
  TEMPLATE_CHANGED:
    'Dieser Text wurde inzwischen an anderer Stelle geändert. Es wurde nichts überschrieben: Wählen Sie, welche Fassung bleibt.',
}
