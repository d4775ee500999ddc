/**
 * Every figure that the marketing pages claim. They are sample claims of the specification (sections 1 and 2), which
 * nobody has measured; SAMPLE_CLAIMS=off leaves them out.
 */
export const statistics = {
  booksCreated: 5_000,
  satisfaction: 0.98,
  hosts: 2_500,
  hoursSavedPerWeek: 5,
  rating: { paper: 3.8, digital: 4.7, of: 5, change: 0.23 },
  repeatGuests: { paper: 0.15, digital: 0.45, change: 2 },
  hoursPerGuest: { from: 2, to: 3 },
  setupMinutes: 15,
  fewerInquiries: 0.9,
} as const

/** Rental platforms, as text only: we have no rights to their logos. */
export const platforms = ['Airbnb', 'Booking.com', 'Vrbo', 'Expedia', 'Tripadvisor'] as const

/** Names for the sample quotes; their texts and roles are in the catalogues. */
export const testimonials = [
  { key: 'elena', name: 'Elena Marchetti' },
  { key: 'tom', name: 'Tom Whitfield' },
  { key: 'ines', name: 'Inès Carrère' },
] as const

/** A greeting in each language. */
export const greetings = {
  en: 'Welcome',
  it: 'Benvenuti',
  fr: 'Bienvenue',
  es: 'Bienvenidos',
  de: 'Willkommen',
} as const
