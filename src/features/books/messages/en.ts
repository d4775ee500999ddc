import { propertyTypeNames } from '../shared/property-type-names.ts'

export const en = {
  errors: {
    BOOK_NOT_FOUND: 'Welcome book not found',
    PAYMENT_REQUIRED: 'Please complete your subscription setup to create welcome books.',
    TRIAL_EXPIRED: 'Your trial has expired. Subscribe to a plan to continue creating welcome books.',
    LIMIT_REACHED: "You've reached the welcome book limit for your plan. Upgrade to create more.",
    BOOK_TOO_LARGE:
      'This book holds {size, number} kB of text in all its languages together; {limit, number} kB is the most. Shorten long texts, or remove entries or translations, then save again.',
    TEXT_FULL:
      'Your books hold {size, number} MB of text together; {limit, number} MB is the most. Delete books that you no longer need, shorten long texts, or write to support.',
    FAIR_USE_REACHED:
      'One account holds at most {limit, number} welcome books. Delete books that you no longer need, or write to support if you look after more homes.',
    TOO_MANY_CREATIONS:
      'At most {limit, number} books can be created or copied in an hour. You can go on in {minutes, plural, one {one minute} other {# minutes}}.',
    DRAFT_CONFLICT: 'This draft was changed on another device in the meantime. Nothing has been overwritten.',
    TOO_MANY_DRAFTS: 'At most {limit, number} unsaved drafts are kept for an account. Save or discard some of them.',
    EDIT_CONFLICT: 'This welcome book was changed elsewhere in the meantime. Nothing has been overwritten.',
    BOOK_OFFLINE: 'This welcome book has been taken offline by the operator. Nothing for guests can be made of it.',
    LANGUAGES_NEED_PRO: 'Several languages are part of Pro. What you have translated is kept.',
    NOTHING_TO_TRANSLATE: 'This book has no such text to translate.',
    TRANSLATION_OFF: 'This service has no machine translation.',
    TRANSLATION_UNAVAILABLE:
      'The translation service does not answer. What you have written is kept; please try again later.',
    TRANSLATION_BUSY: 'The translation service is busy. Please try again in a minute.',
    TRANSLATION_USED_UP: 'The translation service has used up its volume for now. You can go on by hand.',
    PRO_REQUIRED: 'This belongs to Pro. Nothing has been changed.',
    SECTION_TITLE_REQUIRED: 'Give the section a title',
    INVALID_LINK: 'This is no complete web address. It begins with https://',
    INVALID_COLOR: 'This is no colour. Write it like #1f4d3f',
    HOST_NAME_REQUIRED: 'Host name required',
    VALID_EMAIL_REQUIRED: 'Valid email required',
    PROPERTY_NAME_REQUIRED: 'Property name required',
    EQUIPMENT_NAME_REQUIRED: 'Equipment name required',
    ACTIVITY_NAME_REQUIRED: 'Activity name required',
    ITEM_NAME_REQUIRED: 'Name required',
    ADDRESS_REQUIRED: 'Address required',
    CATEGORY_REQUIRED: 'Category required',
    LIST_TOO_LONG: 'This list holds at most {limit, number} entries. Please remove some.',
    WIFI_NAME_TOO_LONG:
      'A Wi-Fi name has at most {limit, number} bytes: plain letters take one each, accented letters two, emoji four. Please copy it exactly as the router shows it.',
  },
  copyName: 'Copy of {name}',
  propertyTypes: propertyTypeNames.en,
  offline: {
    badge: 'Taken offline',
    since: 'Taken offline on {date}: guests cannot read this book.',
    ask: 'Have you put it right, or is this a mistake? Write to <mail>{address}</mail>.',
    preview: 'Preview: guests cannot read this book at the moment.',
    saved: 'Saved. The book stays offline until we put it back.',
  },
}
