import type { messageErrors as english } from '../en/message-errors.ts'

export const messageErrors: Record<keyof typeof english, string> = {
  MESSAGE_EMPTY: 'Écrivez un texte ou utilisez le texte fourni',
  PLACEHOLDER_UNKNOWN: 'Nous ne pouvons pas compléter {name}. Champs possibles\u00a0: {known}',
  BRACE_ALONE: 'Il y a une accolade isolée. Écrivez les champs comme {example}, sans autre accolade.',
  LINK_MISSING: 'Ajoutez {example}\u00a0: avec leur lien, les voyageurs trouvent tout, même les codes.',
  CODE_IN_MESSAGE:
    'Ce texte contient un code d’entrée, un code de secours ou un mot de passe Wi-Fi d’un de vos livrets. Les messages restent des années sur les téléphones et se transfèrent. Retirez le code ou le mot de passe\u00a0: le lien le montre au bon moment.',
  TEMPLATE_CHANGED:
    'Ce texte a été modifié ailleurs entre-temps. Rien n’a été écrasé\u00a0: choisissez la version à garder.',
}
