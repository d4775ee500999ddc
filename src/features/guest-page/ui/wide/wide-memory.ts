/** Screens with room beside the phone. */
export const roomyScreen = '(min-width:768px)'

/** Where the browser keeps that a guest reads in the wide view: any value. */
export const wideViewKey = 'benvenuto-wide-view'
