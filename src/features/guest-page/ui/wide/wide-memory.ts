/** Screens with room beside the phone frame. */
export const roomyScreen = '(min-width:768px)'

/** Storage key of the wide view: any value. */
export const wideViewKey = 'benvenuto-wide-view'
