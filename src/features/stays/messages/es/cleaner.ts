import type { Messages } from '#platform/i18n/languages.ts'
import type { cleaner as en } from '../en/cleaner.ts'

export const cleaner: Messages<typeof en> = {
  next: 'Los próximos huéspedes llegan el {when}. Cambia el código de la cerradura y confírmalo aquí.',
  code: 'Nuevo código de la cerradura',
  hint: 'Es una sugerencia. Si pones otro código, escribe ese.',
  confirm: 'Ya he cambiado el código',
  done: 'Gracias. Los próximos huéspedes verán el nuevo código en su página.',
  nothing: 'Ahora no hay nada que confirmar. Vuelve a abrir esta página cuando los huéspedes se hayan ido.',
  missing: 'Este enlace ya no funciona',
  missingText: 'Pide uno nuevo al anfitrión.',
  problems: {
    missing: 'Escribe el nuevo código de la cerradura.',
    changed: 'Las reservas han cambiado entretanto. Comprueba la fecha de abajo y confirma de nuevo.',
    busy: 'Algo ha fallado. Inténtalo de nuevo en un minuto.',
  },
}
