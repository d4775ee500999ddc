import type { Messages } from '#platform/i18n/languages.ts'
import { propertyTypeNames } from '../shared/property-type-names.ts'
import type { en } from './en.ts'

export const de: Messages<typeof en> = {
  errors: {
    BOOK_NOT_FOUND: 'Diese Gästemappe gibt es nicht',
    PAYMENT_REQUIRED: 'Bitte wählen Sie zuerst einen Tarif, dann können Sie Gästemappen erstellen.',
    TRIAL_EXPIRED: 'Ihre Testphase ist abgelaufen. Mit einem Abo können Sie wieder Gästemappen erstellen.',
    PLAN_EXPIRED: 'Ihr Tarif ist ausgelaufen. Mit einem Abo können Sie wieder Gästemappen erstellen.',
    LIMIT_REACHED:
      'Sie haben die Höchstzahl an Gästemappen Ihres Tarifs erreicht. Wechseln Sie zu Pro, um weitere zu erstellen.',
    BOOK_TOO_LARGE:
      'Diese Gästemappe enthält in allen Sprachen zusammen {size, number}\u00a0kB Text; höchstens {limit, number}\u00a0kB sind möglich. Kürzen Sie lange Texte oder entfernen Sie Einträge oder Übersetzungen und speichern Sie dann noch einmal.',
    TEXT_FULL:
      'Ihre Gästemappen enthalten zusammen {size, number}\u00a0MB Text; höchstens {limit, number}\u00a0MB sind möglich. Löschen Sie Mappen, die Sie nicht mehr brauchen, kürzen Sie lange Texte oder schreiben Sie uns.',
    FAIR_USE_REACHED:
      'Ein Konto umfasst höchstens {limit, number} Gästemappen. Löschen Sie Mappen, die Sie nicht mehr brauchen, oder schreiben Sie uns, wenn Sie mehr Unterkünfte betreuen.',
    TOO_MANY_CREATIONS:
      'In einer Stunde lassen sich höchstens {limit, number} Gästemappen erstellen oder duplizieren. In {minutes, plural, one {einer Minute} other {# Minuten}} geht es weiter.',
    DRAFT_CONFLICT: 'Dieser Entwurf wurde inzwischen auf einem anderen Gerät geändert. Es wurde nichts überschrieben.',
    TOO_MANY_DRAFTS:
      'Höchstens {limit, number} nicht gespeicherte Entwürfe werden je Konto aufbewahrt. Bitte speichern oder verwerfen Sie einige.',
    EDIT_CONFLICT: 'Diese Gästemappe wurde inzwischen an anderer Stelle geändert. Es wurde nichts überschrieben.',
    BOOK_OFFLINE:
      'Der Betreiber hat diese Gästemappe offline genommen. Bis sie wieder online ist, können Sie sie weder drucken noch duplizieren.',
    LANGUAGES_NEED_PRO: 'Texte in mehreren Sprachen gehören zu Pro. Was Sie übersetzt haben, bleibt erhalten.',
    NOTHING_TO_TRANSLATE: 'Diesen Text gibt es in der Mappe nicht mehr. Laden Sie die Seite neu.',
    TRANSLATION_OFF: 'Maschinelle Übersetzung ist hier nicht eingerichtet.',
    TRANSLATION_UNAVAILABLE:
      'Der Übersetzungsdienst antwortet nicht. Ihre Texte sind noch da; bitte versuchen Sie es später noch einmal.',
    TRANSLATION_BUSY: 'Der Übersetzungsdienst ist ausgelastet. Bitte versuchen Sie es in einer Minute noch einmal.',
    TRANSLATION_USED_UP:
      'Das Kontingent für maschinelle Übersetzungen ist vorerst aufgebraucht. Selbst übersetzen können Sie weiterhin.',
    PRO_REQUIRED: 'Das gehört zu Pro. Wechseln Sie zu Pro, um es zu nutzen; es wurde nichts geändert.',
    SECTION_TITLE_REQUIRED: 'Bitte geben Sie dem Abschnitt einen Titel',
    INVALID_LINK: 'Die Webadresse ist unvollständig. Sie beginnt mit https://',
    INVALID_COLOR: 'Diese Farbe kennen wir nicht. Bitte so schreiben: #1f4d3f',
    HOST_NAME_REQUIRED: 'Ihr Name fehlt',
    VALID_EMAIL_REQUIRED: 'Gültige E-Mail-Adresse fehlt',
    PROPERTY_NAME_REQUIRED: 'Name der Unterkunft fehlt',
    EQUIPMENT_NAME_REQUIRED: 'Name des Geräts fehlt',
    ACTIVITY_NAME_REQUIRED: 'Name des Ausflugs fehlt',
    ITEM_NAME_REQUIRED: 'Name fehlt',
    ADDRESS_REQUIRED: 'Adresse fehlt',
    CATEGORY_REQUIRED: 'Kategorie fehlt',
    LIST_TOO_LONG: 'Diese Liste umfasst höchstens {limit, number} Einträge. Bitte entfernen Sie einige.',
    WIFI_NAME_TOO_LONG:
      'Ein WLAN-Name hat höchstens {limit, number} Byte: Einfache Buchstaben brauchen eines, Umlaute zwei, Emojis vier. Bitte übernehmen Sie ihn genau so, wie der Router ihn anzeigt.',
  },
  copyName: 'Kopie von {name}',
  propertyTypes: propertyTypeNames.de,
  offline: {
    badge: 'Offline genommen',
    since: 'Am {date} offline genommen: Gäste können diese Mappe nicht lesen.',
    ask: 'Haben Sie das Problem behoben, oder ist es ein Irrtum? Schreiben Sie an <mail>{address}</mail>.',
    preview: 'Vorschau: Zurzeit können Gäste diese Mappe nicht lesen.',
    saved: 'Gespeichert. Die Mappe bleibt offline, bis wir sie wieder freigeben.',
  },
}
