import type { errors as english } from '../en/errors.ts'

export const errors: Record<keyof typeof english, string> = {
  STAY_NOT_FOUND: 'Ce séjour n’est plus dans votre liste. Rechargez la page.',
  TIME_ZONE_MISSING:
    'Indiquez d’abord le fuseau horaire du logement, pour que les codes apparaissent à la bonne heure.',
  TIME_ZONE_INVALID: 'Nous ne connaissons pas ce fuseau horaire. Choisissez-en un comme Europe/Rome.',
  DATE_INVALID: 'Indiquez une date',
  TIME_INVALID: 'Indiquez une heure, par exemple 15:00',
  DEPARTURE_TOO_EARLY: 'Le départ doit être après le jour d’arrivée',
  STAY_TOO_LONG: 'Un séjour peut compter jusqu’à {limit} nuits',
  ARRIVAL_TOO_FAR: 'L’arrivée doit avoir lieu dans les deux ans à venir',
  STAY_TOO_OLD:
    'Ce séjour est terminé depuis plus de {limit} jours. Nous ne conservons pas les séjours plus longtemps.',
  CODE_IN_USE:
    'C’est un code de secours, ou un autre séjour proche de ces dates l’utilise déjà. Choisissez-en un autre.',
  CODE_SHOWN:
    'Les voyageurs de ce séjour voient déjà leur code. Saisissez celui qui est maintenant programmé sur la serrure.',
  CODE_MISSING: 'Saisissez le code maintenant programmé sur la serrure',
  CODE_CONFIRMED:
    'Vous avez confirmé le code pour ces voyageurs. Saisissez celui qui est maintenant programmé sur la serrure.',
  CODE_REPLACED:
    'Ce séjour a maintenant un autre code. Regardez-le de nouveau avant de changer quoi que ce soit sur la serrure.',
  CODE_TAKEN:
    'Le code que ces voyageurs ont vu est désormais celui d’un autre séjour proche de ces dates ou un code de secours. Changez-le d’abord là où il sert.',
  STAY_ENDED:
    'Ces voyageurs sont partis ou ne viennent pas\u00a0: ils n’ont pas besoin d’un nouveau code. Confirmez-le pour les suivants.',
  NOT_IN_HOUSE: 'Ces voyageurs ne sont pas dans le logement en ce moment et ne peuvent donc pas en être partis.',
  STAYS_AFFECTED: 'Cela change ce que les voyageurs voient maintenant. Vérifiez les séjours, puis confirmez.',
  CODE_CHANGE_TOO_EARLY: 'Les voyageurs précédents sont encore là. Confirmez le changement après leur départ.',
  NO_CODE_LEFT: 'Il n’y a pas assez de codes différents pour ces dates. Choisissez des codes plus longs.',
  TOO_MANY_STAYS: 'Vous pouvez avoir jusqu’à {limit, number} séjours. Supprimez ceux dont vous n’avez plus besoin.',
  SECRET_UNKNOWN: 'Cette rubrique n’est plus dans le livret. Rechargez la page.',
  PUSH_DEVICE_NOT_FOUND: 'Cet appareil n’est plus dans votre liste. Rechargez la page.',
  TOO_MANY_PUSH_DEVICES:
    'Vous pouvez recevoir des notifications sur {limit} appareils au maximum. Retirez-en un que vous n’utilisez plus.',
}
