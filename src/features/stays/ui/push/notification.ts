import type { PushContent } from '../../shared/push-content.ts'

export type ShownNotification = { title: string; options: NotificationOptions }

const picture = '/icons/192.png'

/**
 * Parses a push message. Browsers require that each message shows a notification, so one that cannot be parsed shows
 * the name of the service, and opens the list of stays.
 * @param text of the message
 */
export function readNotification(text: string | undefined): ShownNotification {
  const content = parse(text)
  const path = content.path?.startsWith('/stays') ? content.path : '/stays'
  return {
    title: content.title || 'Benvenuto',
    options: {
      body: content.body ?? '',
      icon: picture,
      badge: picture,
      data: path,
      ...(content.language && { lang: content.language }),
      ...(content.tag && { tag: content.tag }),
    },
  }
}

function parse(text: string | undefined): Partial<PushContent> {
  try {
    const content: unknown = JSON.parse(text ?? '')
    return typeof content === 'object' && content !== null ? content : {}
  } catch {
    return {}
  }
}
