import type { errors as english } from '../en/errors.ts'

export const errors: Record<keyof typeof english, string> = {
  STAY_NOT_FOUND: 'Dieser Aufenthalt steht nicht mehr in Ihrer Liste. Laden Sie die Seite neu.',
  TIME_ZONE_MISSING: 'Legen Sie zuerst die Zeitzone der Unterkunft fest, damit Codes zur richtigen Zeit erscheinen.',
  TIME_ZONE_INVALID: 'Diese Zeitzone kennen wir nicht. Wählen Sie eine wie Europe/Rome.',
  DATE_INVALID: 'Geben Sie ein Datum ein',
  TIME_INVALID: 'Geben Sie eine Uhrzeit ein, zum Beispiel 15:00',
  DEPARTURE_TOO_EARLY: 'Die Abreise muss nach dem Anreisetag liegen',
  STAY_TOO_LONG: 'Ein Aufenthalt kann bis zu {limit} Nächte haben',
  ARRIVAL_TOO_FAR: 'Die Anreise darf höchstens zwei Jahre in der Zukunft liegen',
  STAY_TOO_OLD: 'Dieser Aufenthalt ist seit mehr als {limit} Tagen vorbei. Länger bewahren wir Aufenthalte nicht auf.',
  CODE_IN_USE:
    'Dieser Code ist ein Ersatzcode, oder ein anderer Aufenthalt in diesen Tagen hat ihn schon. Wählen Sie einen anderen.',
  CODE_SHOWN:
    'Die Gäste dieses Aufenthalts sehen ihren Code bereits. Geben Sie den ein, der jetzt am Schloss eingestellt ist.',
  CODE_MISSING: 'Geben Sie den Code ein, der jetzt am Schloss eingestellt ist',
  CODE_CONFIRMED:
    'Sie haben den Code für diese Gäste bestätigt. Geben Sie den ein, der jetzt am Schloss eingestellt ist.',
  CODE_REPLACED:
    'Dieser Aufenthalt hat jetzt einen anderen Code. Sehen Sie ihn noch einmal an, bevor Sie am Schloss etwas ändern.',
  CODE_TAKEN:
    'Den Code, den diese Gäste gesehen haben, hat jetzt ein anderer Aufenthalt um diese Tage herum, oder er ist ein Ersatzcode. Ändern Sie ihn zuerst dort.',
  STAY_ENDED:
    'Diese Gäste sind abgereist oder kommen nicht, sie brauchen also keinen neuen Code. Bestätigen Sie ihn für die nächsten Gäste.',
  NOT_IN_HOUSE: 'Diese Gäste sind gerade nicht in der Unterkunft und können deshalb nicht abgereist sein.',
  STAYS_AFFECTED: 'Das ändert, was Gäste jetzt sehen. Prüfen Sie die Aufenthalte und bestätigen Sie.',
  CODE_CHANGE_TOO_EARLY: 'Die vorigen Gäste sind noch da. Bestätigen Sie die Änderung nach deren Abreise.',
  NO_CODE_LEFT: 'Für diese Tage gibt es nicht genug verschiedene Codes. Wählen Sie Codes mit mehr Ziffern.',
  TOO_MANY_STAYS: 'Sie können bis zu {limit, number} Aufenthalte haben. Löschen Sie die, die Sie nicht mehr brauchen.',
  SECRET_UNKNOWN: 'Dieser Abschnitt ist nicht mehr in der Gästemappe. Laden Sie die Seite neu.',
  PUSH_DEVICE_NOT_FOUND: 'Dieses Gerät steht nicht mehr in Ihrer Liste. Laden Sie die Seite neu.',
  TOO_MANY_PUSH_DEVICES:
    'Benachrichtigungen gehen an höchstens {limit} Geräte. Entfernen Sie eines, das Sie nicht mehr nutzen.',
}
