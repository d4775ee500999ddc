/**
 * The fields that a host can show to stays alone. An own section is named by its id. What belongs to a secret field, as
 * its pictures, is secret with it.
 */
export const secretFields = ['doorCode', 'doorAccessInfo', 'wifiPassword', 'checkinInstructions'] as const
export type SecretField = (typeof secretFields)[number]
