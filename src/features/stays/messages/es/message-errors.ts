import type { messageErrors as english } from '../en/message-errors.ts'

export const messageErrors: Record<keyof typeof english, string> = {
  MESSAGE_EMPTY: 'Escribe un texto o usa el predefinido',
  PLACEHOLDER_UNKNOWN: 'No podemos completar {name}. Sirven estos campos: {known}',
  BRACE_ALONE: 'Hay una llave suelta. Escribe los campos como {example}, sin más llaves.',
  LINK_MISSING: 'Añade {example}: con su enlace, los huéspedes lo encuentran todo, también los códigos.',
  CODE_IN_MESSAGE:
    'Este texto lleva un código de la puerta, un código de reserva o una contraseña del wifi de una de tus guías. Los mensajes se quedan años en los móviles y se reenvían. Quítalo: lo muestra el enlace cuando hace falta.',
  TEMPLATE_CHANGED:
    'Mientras tanto, este texto se ha cambiado en otro dispositivo o ventana. No se ha sobrescrito nada: elige qué versión conservar.',
}
