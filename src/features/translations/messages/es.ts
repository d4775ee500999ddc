import type { Messages } from '#platform/i18n/languages.ts'
import type { en } from './en.ts'

export const es: Messages<typeof en> = {
  loading: 'Cargando…',
  title: 'Idiomas',
  lead: '{count, plural, one {Hay un texto} other {Hay # textos}} que traducir; nombres, horas, direcciones y códigos quedan como están. Lo que no esté traducido se muestra en tu idioma.',
  original: 'Escribo esta guía en',
  into: 'Traducir a',
  filter: 'Solo lo que falta o está desactualizado',
  next: 'Siguiente texto',
  shortcut: 'Ctrl + Intro (en Mac: ⌘ + Intro) lleva al siguiente texto que falta.',
  allDone: 'En este idioma no queda nada por hacer.',
  groupCount:
    '{count, plural, one {un texto} other {# textos}}{done, plural, =0 {} one {, uno listo} other {, # listos}}',
  translationOf: '{field}, traducción',
  before: 'Antes:',
  accept: 'Aceptar',
  change: 'Cambiar',
  changing: 'Estás cambiando este texto',
  takeBack: 'Volver a la sugerencia',
  done: 'Listo',
  stillRight: 'Sigue siendo válida',
  pro: {
    text: 'Con Basic, los huéspedes leen tus textos tal como los escribiste. Con Pro los leen en su idioma; lo que has traducido se conserva.',
    upgrade: 'Pasar a Pro',
  },
  empty: { text: 'Esta guía aún no tiene textos. Escribe primero el original.', write: 'Escribir la guía' },
  progress: {
    done: '{done} de {total, plural, one {# texto} other {# textos}}',
    outdated: '{outdated, plural, one {uno desactualizado} other {# desactualizados}}',
    proposed: '{proposed, plural, one {una sugerencia} other {# sugerencias}}',
    all: '{total, plural, one {El único texto está listo} other {Los # están listos}}',
    suggested:
      '{done, plural, one {# listo} other {# listos}}, {proposed, plural, one {# sugerido} other {# sugeridos}}',
    get: 'Pedir sugerencias',
  },
  status: {
    missing: 'Falta',
    outdated: 'Desactualizado',
    proposed: 'Sugerencia',
    ready: 'Frase preparada',
    done: 'Traducido',
  },
  save: {
    tooLong:
      'Los textos demasiado largos están marcados. Se quedan aquí hasta que los acortes; todo lo demás está guardado.',
    saving: 'Guardando…',
    saved: 'Guardado',
    now: 'Guardar ahora',
    offline:
      'No hay conexión. Sigue escribiendo: todo queda en este dispositivo y se guardará en cuanto vuelva la conexión.',
    unreachable:
      'Ahora mismo el servicio no responde. Sigue escribiendo: todo queda en este dispositivo y se guardará en cuanto vuelva a funcionar.',
    conflict:
      'Mientras tanto, la guía se ha modificado en otro dispositivo o ventana. Ves su última versión; lo que escribiste se conserva, pero aún no está guardado.',
    choosePlan: 'Elegir un plan',
    signedOut: 'Vuelve a iniciar sesión en otra pestaña y guarda aquí.',
    failed: 'No se ha podido guardar. Inténtalo de nuevo.',
    restored: 'Aquí está de nuevo lo que habías escrito.',
    lost: 'Estos textos se han cambiado o quitado mientras tanto. Copia lo que aún necesites:',
    dropLost: 'Descartar',
  },
  preview: {
    open: 'Vista previa',
    title: 'Vista previa: {language}',
    phone: 'Tu guía de bienvenida en {language}',
    close: 'Cerrar',
  },
  machine: {
    propose: '{count, plural, one {Pedir una sugerencia} other {Pedir # sugerencias}}',
    proposeInAll: '{count, plural, other {Pedir las # en {languages} idiomas}}',
    text: 'Tus huéspedes no ven ninguna hasta que la aceptes.',
    progress: 'Sugerencias recibidas: {done} de {total}…',
    stop: 'Detener',
    acceptAll: '{count, plural, one {Aceptarla tras revisarla} other {Aceptar las # tras revisarlas}}',
    acceptGroup: '{count, plural, other {Aceptar estas #}}',
    waiting: '{count, plural, one {Una sugerencia} other {# sugerencias}} en {language}',
    unseen: 'Tus huéspedes no ven ninguna hasta que la aceptes. Podrás cambiarlas después.',
    accepted:
      '{count, plural, one {Has aceptado una sugerencia. Tus huéspedes ya la leen en su idioma.} other {Has aceptado # sugerencias. Tus huéspedes ya las leen en su idioma.}}',
    undo: 'Deshacer',
    refused: 'Aquí el traductor automático no ha dado un resultado fiable. Traduce tú este texto.',
  },
  fixed: {
    title: '{count, plural, one {Un dato no necesita traducción.} other {# datos no necesitan traducción.}}',
    text: 'Horas, nombres, direcciones, códigos y teléfonos se muestran como los escribiste.',
  },
}
