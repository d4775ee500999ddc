/** The screen of the texts to guests and of the daily mail. */
export const messagesPath = '/stays/messages'
