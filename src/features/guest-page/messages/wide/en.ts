/** Texts of the script for wide screens, which loads only the catalogues of this folder. */
export const en = {
  wideView: 'Wide view',
  phoneView: 'Phone view',
  wifi: 'Wi-Fi for your phone',
  joinWifi: 'Point your phone’s camera at the code to join {network}.',
}
