/** The built-in messages to guests. Names in braces are `placeholders`; each text contains the link. */
export const messageTexts = {
  subject: 'Your stay at {houseName}',
  booking:
    'Thank you for booking {houseName}. We look forward to welcoming you!\n\nArrival: {arrivalDate}, from {arrivalTime}\nDeparture: {departureDate}, by {departureTime}\n\nYour welcome book tells you how to get here, how everything works and what we love nearby:\n{link}',
  threeDays:
    'Your stay at {houseName} is nearly here. You arrive on {arrivalDate}, from {arrivalTime}.\n\nDirections, parking and everything about the place are in your welcome book:\n{link}\n\nDo you know roughly when you will arrive? Just reply to this message.',
  threeDaysWithRelease:
    'Your stay at {houseName} is nearly here. You arrive on {arrivalDate}, from {arrivalTime}.\n\nDirections, parking and everything about the place are in your welcome book:\n{link}\n\nHow to get in appears there on {releaseDate} at {releaseTime}. Please open the page once after that while you are online; it then works without a signal too.\n\nDo you know roughly when you will arrive? Just reply to this message.',
  arrivalMorning:
    'Good morning! {houseName} is ready for you today from {arrivalTime}.\n\nThe address, parking and how to get in are here:\n{link}\n\nPlease open the page once before you set off, so that you have it without a signal too. Have a good journey!',
  arrived:
    'Welcome to {houseName}! Have you settled in well?\n\nThe Wi-Fi, how everything works and our tips for the area are in your welcome book:\n{link}\n\nIf you need anything, just write to us.',
  lastEvening:
    'We hope you are enjoying {houseName}. A quick note about your departure: {departureDate}, by {departureTime}.\n\nThe few things to do before you leave are here:\n{link}\n\nThank you for staying with us, and have a safe journey home!',
}
