import { propertyTypeNames } from '../shared/property-type-names.ts'

export const en = {
  errors: {
    BOOK_NOT_FOUND: 'Welcome book not found',
    PAYMENT_REQUIRED: 'Please complete your subscription setup to create welcome books.',
    TRIAL_EXPIRED: 'Your trial has expired. Subscribe to a plan to continue creating welcome books.',
    PLAN_EXPIRED: 'Your plan has ended. Subscribe to a plan to continue creating welcome books.',
    LIMIT_REACHED: "You've reached the welcome book limit for your plan. Upgrade to create more.",
    BOOK_TOO_LARGE:
      'This book has {size, number} kB of text in all its languages together; the limit is {limit, number} kB. Shorten long texts, or remove entries or translations, then save again.',
    TEXT_FULL:
      'Your books have {size, number} MB of text together; the limit is {limit, number} MB. Delete books that you no longer need, shorten long texts, or contact support.',
    FAIR_USE_REACHED:
      'An account can have up to {limit, number} welcome books. Delete books that you no longer need, or contact support if you look after more homes.',
    TOO_MANY_CREATIONS:
      'You can create or copy up to {limit, number} books in an hour. Please try again in {minutes, plural, one {one minute} other {# minutes}}.',
    DRAFT_CONFLICT: 'This draft has since been changed on another device. Nothing has been overwritten.',
    TOO_MANY_DRAFTS: 'We keep up to {limit, number} unsaved drafts per account. Save or discard some of them.',
    EDIT_CONFLICT: 'This welcome book has since been changed elsewhere. Nothing has been overwritten.',
    BOOK_OFFLINE: 'We have taken this welcome book offline, so you cannot print or duplicate it at the moment.',
    LANGUAGES_NEED_PRO: 'Translating your own texts is part of Pro. What you have translated is kept.',
    NOTHING_TO_TRANSLATE: 'This text is no longer in the book. Reload the page to see the latest version.',
    TRANSLATION_OFF: 'Machine translation is not available here.',
    TRANSLATION_UNAVAILABLE:
      'The translation service is not responding. What you have written is kept. Please try again later.',
    TRANSLATION_BUSY: 'The translation service is busy. Please try again in a minute.',
    TRANSLATION_USED_UP: 'The translation service has reached its limit for now. You can still translate by hand.',
    PRO_REQUIRED: 'This is part of Pro. Upgrade to use it; nothing has been changed.',
    SECTION_TITLE_REQUIRED: 'Give the section a title',
    INVALID_LINK: 'Enter a complete web address, beginning with https://',
    INVALID_COLOR: 'Enter a colour code such as #1f4d3f',
    HOST_NAME_REQUIRED: 'Host name required',
    VALID_EMAIL_REQUIRED: 'Valid email required',
    PROPERTY_NAME_REQUIRED: 'Property name required',
    EQUIPMENT_NAME_REQUIRED: 'Equipment name required',
    ACTIVITY_NAME_REQUIRED: 'Activity name required',
    ITEM_NAME_REQUIRED: 'Name required',
    ADDRESS_REQUIRED: 'Address required',
    CATEGORY_REQUIRED: 'Category required',
    LIST_TOO_LONG: 'This list can have up to {limit, number} entries. Please remove some.',
    WIFI_NAME_TOO_LONG:
      'A Wi-Fi name can be up to {limit, number} bytes long: plain letters take one each, accented letters two, emoji four. Please copy it exactly from the router.',
  },
  copyName: 'Copy of {name}',
  propertyTypes: propertyTypeNames.en,
  offline: {
    badge: 'Taken offline',
    since: 'We took this book offline on {date}: guests cannot read it.',
    ask: 'Have you solved the problem, or did we make a mistake? Write to <mail>{address}</mail>.',
    preview: 'Preview: guests cannot read this book at the moment.',
    saved: 'Saved. The book stays offline until we put it back.',
  },
}
